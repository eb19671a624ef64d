export function startPad(): void {}
