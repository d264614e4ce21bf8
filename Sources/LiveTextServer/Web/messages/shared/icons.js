/** Drawings of lines, on a square of 24. */
export const ICONS = {
    add: "M12 5v14M5 12h14",
    copy: "M8 8h12v12H8zM4 16V4h12",
    event: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
    expand: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
    info: "M12 11v6M12 7.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18",
    invite: "M10 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20a7 7 0 0 1 13-3.5M19 15v6M16 18h6",
    picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9.5h.01",
    save: "M12 4v11M7 11l5 5 5-5M5 20h14",
    send: "M12 19V6M6 11l6-6 6 6",
};
