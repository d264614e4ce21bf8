"""Pictures as large as needed."""
import struct

LONGEST_COMMENT = 65_533


def padded(jpeg, size):
    """A JPEG made longer by comments, which decoders skip; its pixels are the same."""
    missing = size - len(jpeg)
    comments = b""
    while missing > len(comments) + 4:
        length = min(LONGEST_COMMENT, missing - len(comments) - 4)
        comments += b"\xff\xfe" + struct.pack(">H", length + 2) + b" " * length
    return jpeg[:2] + comments + jpeg[2:]
