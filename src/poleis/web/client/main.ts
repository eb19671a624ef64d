// The one script of every page. It holds no words and knows no game.

import { page } from "./dom";
import { startLobby } from "./lobby";
import { startPad } from "./pad";
import { startShell } from "./shell";
import { Table } from "./table";

startShell();
if (page.kind === "table") new Table();
else if (page.kind === "lobby") startLobby();
else if (page.kind === "pad") startPad();
