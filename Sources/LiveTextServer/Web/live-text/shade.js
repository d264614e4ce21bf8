import { frameOf } from "./geometry.js";
import { outline } from "./shape.js";

/** Pixels of the shade's longer side: its edges are soft enough when enlarged. */
const SIZE = 1200;
/** The corners' radius, the room around text, and the softness of the edge, in CSS pixels. */
const RADIUS = 6, ROOM = 5, SOFTNESS = 1.5;

/** Draws what darkens a picture but for its blocks of text and its codes; a CSS pixel is `pixel` of the picture's. */
export function drawShade(canvas, { width = 1, height = 1 }, text, items, pixel) {
    const scale = Math.min(1, SIZE / Math.max(width, height)), context = canvas.getContext("2d");
    canvas.width = width * scale;
    canvas.height = height * scale;
    context.scale(scale, scale);
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = "destination-out";
    context.filter = `blur(${(SOFTNESS * pixel * scale).toFixed(2)}px)`;
    const whole = (frame) => ({ frame, from: 0, to: frame.width });
    const shapes = [...text.blocks.map((lines) => lines.map(({ frame }) => whole(frame))), ...items.flatMap(({ quads }) => quads.map((quad) => [whole(frameOf(quad))]))];
    for (const stretches of shapes) context.fill(new Path2D(outline(stretches, { radius: RADIUS * pixel, margin: ROOM * pixel, slack: 2.5 })));
}
