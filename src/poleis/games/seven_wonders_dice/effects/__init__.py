"""What cards and spaces do."""
