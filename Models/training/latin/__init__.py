"""Makes the network that reads Latin letters together with the recogniser; see ../README.md."""
