"""Why an action is legal or not, with rule ids."""
