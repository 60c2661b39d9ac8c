//! Any text is either a record whose game can be played again, written and read as the same one, or
//! refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use renature::rules::Record;

fuzz_target!(|text: &str| {
    if let Ok((record, game)) = Record::verify(text) {
        let again = Record::verify(&record.to_json());
        assert_eq!(again.ok(), Some((record, game)));
    }
});
