// The script of the lobby, of the list of lessons and of pages to read. It holds no words and knows no game.

import { page } from "./dom";
import { startLearn } from "./learn";
import { startLobby } from "./lobby";
import { startShell } from "./shell";
import { startSmallBoards } from "./small_boards";

startShell();
if (page.kind === "lobby") startLobby();
else if (page.kind === "learn") startLearn();
else startSmallBoards();
