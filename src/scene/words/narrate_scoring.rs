//! The sentence about the scoring of an area.

use super::narrator::{SentenceBuilder, strs};
use crate::{
    rules::{AreaId, AreaSet, Majority, Owner, RuleSet, Seat},
    scene::area::owners_by_total,
    text::{AreaScoring, RankedColor},
};

impl SentenceBuilder<'_> {
    /// Describes an area's scoring: the totals, the ties, and the points of the others.
    pub(in crate::scene) fn area_scored(
        &mut self,
        closed_by: Option<Seat>,
        area: AreaId,
        parts: AreaSet,
        majority: &Majority,
    ) -> String {
        let owners = owners_by_total(majority);
        let names: Vec<String> = owners.iter().map(|&owner| self.owner(owner)).collect();
        let totals = owners.iter().map(|&owner| majority.total(owner));
        let totals: Vec<(&str, u16)> = strs(&names).into_iter().zip(totals).collect();
        let rank = |owner: Option<Owner>| {
            let name = names.get(owners.iter().position(|&other| Some(other) == owner)?)?;
            Some(match owner? {
                Owner::Seat(_) => RankedColor::Player(name),
                Owner::Neutral => RankedColor::Neutral(name),
            })
        };
        let (first, second) = (rank(majority.first), rank(majority.second));
        let area = self.area(area, parts);
        let is_open = closed_by.is_none() && self.narrator.rules() == RuleSet::Base;
        let closed_by = closed_by.map(|seat| self.seat(seat));
        (self.narrator.text.events.area_scored)(&AreaScoring {
            area: &area,
            closed_by: closed_by.as_deref(),
            is_open,
            totals: &totals,
            ties: &ties(&totals),
            main: majority.prize.main.into(),
            minor: majority.prize.minor.into(),
            first,
            second,
        })
    }
}

/// Returns the groups of names with equal totals.
fn ties<'a>(totals: &[(&'a str, u16)]) -> Vec<Vec<&'a str>> {
    totals
        .chunk_by(|(_, one), (_, other)| one == other)
        .filter(|group| group.len() > 1)
        .map(|group| group.iter().map(|&(name, _)| name).collect())
        .collect()
}
