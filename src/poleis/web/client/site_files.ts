// My games in a site: take in a file, delete everything.

import type { Home } from "./home";

const part = (id: string) => document.getElementById(id);

/** Ask Python to change what is kept; then show the page anew, or say why not. */
async function change(home: Home, method: string, path: string, body: string): Promise<void> {
  const answer = await home.fetch(path, { method, body });
  const found = (await answer.json().catch(() => null)) as { text?: string; url?: string } | null;
  if (answer.ok) home.go(found?.url || location.href);
  else part("files-told")!.textContent = found?.text ?? String(answer.status);
}

/** Let the buttons of the page do what they say. */
export function startFiles(home: Home): void {
  const field = part("import-file") as HTMLInputElement | null;
  if (!field) return;
  part("import")!.onclick = () => field.click();
  field.onchange = async () => {
    const [file] = field.files ?? [];
    if (file) await change(home, "POST", "/api/import", await file.text());
    field.value = "";
  };
  part("delete-all")!.onclick = () => void change(home, "DELETE", "/api/tables", "");
}
