// The script of a lesson.

import { Lesson } from "./lesson";
import { startShell } from "./shell";

startShell();
new Lesson();
