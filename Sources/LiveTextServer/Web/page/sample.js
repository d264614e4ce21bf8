import { qrModules } from "../live-text/qr.js";

const INK = "#23303f", PAPER = "#f6efe2", ACCENT = "#b4532a";

/** A notice drawn in the browser, to try with: nothing has to be at hand for it. */
export async function sampleFile() {
    const canvas = document.createElement("canvas"), context = canvas.getContext("2d");
    Object.assign(canvas, { width: 1200, height: 1500 });
    context.fillStyle = PAPER;
    context.fillRect(0, 0, 1200, 1500);
    context.fillStyle = ACCENT;
    context.fillRect(0, 0, 1200, 26);
    const write = (text, x, y, font, color = INK) => {
        context.font = font;
        context.fillStyle = color;
        context.fillText(text, x, y);
    };
    write("Harbour Café", 90, 190, "700 104px Georgia, serif", ACCENT);
    write("Open every day from 8 to 18", 94, 270, "400 42px Georgia, serif");
    const menu = [["Fish soup with saffron", "$14.50"], ["Grilled mackerel, potatoes", "$18.00"], ["Lemon tart", "$6.20"]];
    menu.forEach(([dish, price], index) => {
        write(dish, 94, 420 + index * 76, "400 46px Georgia, serif");
        write(price, 960, 420 + index * 76, "400 46px Georgia, serif");
    });
    const reach = ["Book a table: (206) 555-0142", "hello@harbourcafe.example.org", "https://harbourcafe.example.org", "18 Pier Street", "Seattle, WA 98101"];
    reach.forEach((line, index) => write(line, 94, 760 + index * 62, "400 40px system-ui, sans-serif"));
    write("Summer concert: August 21, 2027 at 19:30", 94, 1120, "600 40px system-ui, sans-serif", ACCENT);
    const rows = qrModules("WIFI:T:WPA;S:Harbour Guest;P:salt-and-tide-42;;"), size = 8;
    context.fillStyle = "#fff";
    context.fillRect(80, 1180, (rows.length + 6) * size, (rows.length + 6) * size);
    context.fillStyle = "#000";
    rows.forEach((row, y) => row.forEach((isDark, x) => isDark && context.fillRect(80 + (x + 3) * size, 1180 + (y + 3) * size, size, size)));
    write("Free wi-fi for guests", 420, 1320, "400 44px Georgia, serif");
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
    return new File([blob], "sample.png", { type: "image/png" });
}
