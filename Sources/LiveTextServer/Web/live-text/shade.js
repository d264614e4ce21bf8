import { frameOf, framePoint } from "./geometry.js";

/** Pixels of the shade's longer side: its edges are soft enough when enlarged. */
const SIZE = 1200;

/** Draws what darkens a picture but for its text and codes. */
export function drawShade(canvas, { width = 1, height = 1 }, text, items) {
    const scale = Math.min(1, SIZE / Math.max(width, height)), context = canvas.getContext("2d");
    canvas.width = width * scale;
    canvas.height = height * scale;
    context.scale(scale, scale);
    context.fillRect(0, 0, width, height);
    context.globalCompositeOperation = "destination-out";
    for (const frame of [...text.lines.map((line) => line.frame), ...items.flatMap(({ quads }) => quads.map(frameOf))]) {
        const margin = frame.height * 0.12, right = frame.width + margin, bottom = frame.height + margin;
        context.beginPath();
        for (const [x, y] of [[-margin, -margin], [right, -margin], [right, bottom], [-margin, bottom]]) {
            context.lineTo(...framePoint(frame, x, y));
        }
        context.fill();
    }
}
