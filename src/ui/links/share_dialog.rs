//! Links to a game, as text and as a QR code.
use crate::{
    session::{Match, NotLinkable, link_to, link_to_deal},
    ui::{
        browser::{clipboard, page_address},
        reactive::{alive, dynamic, effect, memo::memo},
        state::Store,
        widgets::{Dialog, Icon},
    },
};
use leptos::prelude::*;
use qrcodegen::{QrCode as Code, QrCodeEcc};

/// The kind of a link.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The whole game so far.
    Game,
    /// The same setup, to be played anew.
    Deal,
}

/// A dialog with the links to a game; open while there is one.
#[component]
pub fn ShareDialog(
    /// The game.
    game: RwSignal<Option<Match>>,
) -> impl IntoView {
    let t = Store::get().text().sharing;
    let open = RwSignal::new(false);
    effect(move || open.set(game.with(Option::is_some)));
    effect(move || {
        if !open.get() && game.with_untracked(Option::is_some) {
            game.set(None);
        }
    });
    let kind = RwSignal::new(Kind::Game);
    let link =
        memo(move || game.with(|game| game.as_ref().map(|game| link_address(game, kind.get()))));
    view! {
        <Dialog open title=t.share>
            <div class="share-kinds" role="group" aria-label=t.link>
                <KindButton kind this=Kind::Game title=t.game description=t.game_hint />
                <KindButton kind this=Kind::Deal title=t.deal description=t.deal_hint />
            </div>
            {dynamic(move || match link.get()? {
                Ok(link) => Some(view! { <Link link /> }.into_any()),
                Err(NotLinkable::CustomBoard) => Some(view! { <p>{(t.no_link)(t.custom_board)}</p> }.into_any()),
            })}
        </Dialog>
    }
}

#[component]
fn KindButton(
    kind: RwSignal<Kind>,
    this: Kind,
    title: &'static str,
    description: &'static str,
) -> impl IntoView {
    let action = if this == Kind::Game { "share-game" } else { "share-deal" };
    view! {
        <button
            class="start-resume"
            data-action=action
            aria-pressed=move || (kind.get() == this).to_string()
            on:click=alive(move |_| kind.set(this))
        >
            <span>{title}<br /><span class="text-small text-soft">{description}</span></span>
        </button>
    }
}

#[component]
fn Link(link: String) -> impl IntoView {
    let store = Store::get();
    let t = store.text().sharing;
    let text = link.clone();
    let select = |event: web_sys::FocusEvent| {
        let field: web_sys::HtmlInputElement = event_target(&event);
        field.select();
    };
    view! {
        <div class="share-link">
            <input readonly aria-label=t.link data-field="link" value=link.clone() on:focus=alive(select) />
            <button class="button-primary" data-action="copy-link" on:click=alive(move |_| copy_with_toast(store, &text))>
                <Icon id="glyph-copy" />
                {t.copy}
            </button>
        </div>
        <QrCode text=link />
    }
}

/// Returns the page's address with the link to the game as its fragment.
fn link_address(game: &Match, kind: Kind) -> Result<String, NotLinkable> {
    let end = match kind {
        Kind::Game => link_to(game),
        Kind::Deal => link_to_deal(game),
    }?;
    Ok(format!("{}{end}", page_address()))
}

/// Copies the text; a toast confirms it. If the browser refuses, the notice says so, and shows the
/// text to be selected.
pub fn copy_or_show(store: Store, text: &str) {
    let t = store.text().sharing;
    let shown = format!("{} {text}", t.not_copied);
    clipboard::copy(text, move |copied| match copied {
        true => store.app.show_done(t.copied),
        false => store.app.notice.set(Some(shown.clone())),
    });
}

/// Copies the text of a field; a toast confirms it, or asks to select it there.
fn copy_with_toast(store: Store, text: &str) {
    let t = store.text().sharing;
    clipboard::copy(text, move |copied| match copied {
        true => store.app.show_done(t.copied),
        false => store.app.show_warning(t.not_copied),
    });
}

/// The text as a QR code; nothing if it is too long for one.
#[component]
pub fn QrCode(
    /// The text to encode.
    text: String,
) -> impl IntoView {
    let t = Store::get().text().sharing;
    let code = Code::encode_text(&text, QrCodeEcc::Low).ok()?;
    let side = code.size();
    let mut path = String::new();
    for y in 0..side {
        for x in (0..side).filter(|&x| code.get_module(x, y)) {
            path.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    // A quiet zone of 4 modules belongs to the code.
    let frame = format!("-4 -4 {0} {0}", side + 8);
    Some(view! {
        <svg class="qr-code" viewBox=frame role="img" aria-label=t.code data-qr="" shape-rendering="crispEdges">
            <rect x="-4" y="-4" width=side + 8 height=side + 8 fill="#fff"></rect>
            <path d=path fill="#000"></path>
        </svg>
    })
}
