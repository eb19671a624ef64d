// The script of a table.

import { startShell } from "./shell";
import { Table } from "./table";

startShell();
new Table();
