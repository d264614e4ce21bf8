"""What load.py measures servers with."""
