//! The panels of the table, in French.

use crate::text::{
    table::action_list::ActionListText, table::final_scoring::FinalScoringText,
    table::hand_over::HandOverText, table::log::LogText, table::onboarding::OnboardingText,
    table::score_chart::ScoreChartText, table::shortcuts::ShortcutsText,
    table::timeline::TimelineText, table::zoom::ZoomText,
};

impl ActionListText {
    pub(in crate::text) const FRENCH: ActionListText = ActionListText::ENGLISH;
}

impl FinalScoringText {
    pub(in crate::text) const FRENCH: FinalScoringText = FinalScoringText::ENGLISH;
}

impl HandOverText {
    pub(in crate::text) const FRENCH: HandOverText = HandOverText::ENGLISH;
}

impl LogText {
    pub(in crate::text) const FRENCH: LogText = LogText::ENGLISH;
}

impl OnboardingText {
    pub(in crate::text) const FRENCH: OnboardingText = OnboardingText::ENGLISH;
}

impl ScoreChartText {
    pub(in crate::text) const FRENCH: ScoreChartText = ScoreChartText::ENGLISH;
}

impl ShortcutsText {
    pub(in crate::text) const FRENCH: ShortcutsText = ShortcutsText::ENGLISH;
}

impl TimelineText {
    pub(in crate::text) const FRENCH: TimelineText = TimelineText::ENGLISH;
}

impl ZoomText {
    pub(in crate::text) const FRENCH: ZoomText = ZoomText::ENGLISH;
}
