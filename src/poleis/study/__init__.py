"""Study: many games in many processes, and what their results say."""
