// What a table needs beside the game: people, clocks, notifications, typed moves, the end. Loaded after the board.

export { showClock } from "./clock";
export { showCurtain } from "./curtain";
export { showEnd } from "./end";
export { openPanel, playSound } from "./notify_panel";
export { showPeople } from "./people_menu";
export { act, showOffered, showQuestion } from "./seating";
export { TypedLine } from "./typed";
