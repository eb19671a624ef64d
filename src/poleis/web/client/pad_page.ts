// The script of a score pad.

import { startPad } from "./pad";
import { startShell } from "./shell";

startShell();
startPad();
