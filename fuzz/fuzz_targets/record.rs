//! Any text is either refused, or a record that stays the same when written, read and replayed.
#![no_main]

use libfuzzer_sys::fuzz_target;
use renature::rules::Record;

fuzz_target!(|text: &str| {
    if let Ok((record, game)) = Record::verify(text) {
        let again = Record::verify(&record.to_json());
        assert_eq!(again.ok(), Some((record, game)));
    }
});
