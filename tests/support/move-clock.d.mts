export function moveClock(byMs: number): void;
