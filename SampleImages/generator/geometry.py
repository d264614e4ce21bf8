"""Quads and the projective maps that move them. Pixels, origin top left, y down."""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

Point = tuple[float, float]
Quad = tuple[Point, Point, Point, Point]
"""Corners clockwise from the content's own top left."""
Matrix = npt.NDArray[np.float64]
"""A 3 × 3 homography."""


def rectangle(left: float, top: float, right: float, bottom: float) -> Quad:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def union(quads: Iterable[Quad]) -> Quad:
    """The upright rectangle around all quads."""
    points = [point for quad in quads for point in quad]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return rectangle(min(xs), min(ys), max(xs), max(ys))


def scaling(factor: float) -> Matrix:
    return np.diag([factor, factor, 1.0])


def translation(x: float, y: float) -> Matrix:
    return np.array([[1, 0, x], [0, 1, y], [0, 0, 1]], dtype=np.float64)


def rotation(degrees: float, centre: Point) -> Matrix:
    """A clockwise turn (as seen on the picture) around a point."""
    angle = np.radians(degrees)
    turn = np.array([[np.cos(angle), -np.sin(angle), 0], [np.sin(angle), np.cos(angle), 0], [0, 0, 1]])
    result: Matrix = translation(*centre) @ turn @ translation(-centre[0], -centre[1])
    return result


def projection(source: Quad, target: Quad) -> Matrix:
    """The homography that maps each corner of `source` to that of `target`."""
    rows: list[list[float]] = []
    values: list[float] = []
    for (x, y), (u, v) in zip(source, target, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    solution = np.linalg.solve(np.array(rows), np.array(values))
    result: Matrix = np.append(solution, 1.0).reshape(3, 3)
    return result


def mapped(quad: Quad, matrix: Matrix) -> Quad:
    def move(point: Point) -> Point:
        x, y, w = matrix @ np.array([point[0], point[1], 1.0])
        return float(x / w), float(y / w)

    return move(quad[0]), move(quad[1]), move(quad[2]), move(quad[3])
