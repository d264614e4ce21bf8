"""Draws the pictures of SampleImages and writes what is on them beside them."""
