import type { ReadPnr } from './read-pnr.ts';

/** Notes about lines at most; the others are counted. */
const mostLineNotes = 6;

/** One note for each line that was not understood, by its number in the text. */
export function lineNotes(text: string, rest: string, left: readonly string[], unclear: ReadPnr['unclear']): string[] {
  const lines = text.split(/[\n\u000b\u000c]/);
  const reasons = new Map<number, string>();
  const open = new Set(left);
  rest.split(/[\n\u000b\u000c]/).forEach((line, n) => {
    if (
      open.size &&
      line
        .replace(/^\s*\d{1,3}[.、)]/, '')
        .split(/[\s,;:、|，；：。"“”()]+/)
        .some((piece) => open.has(piece))
    )
      reasons.set(n, '没有读懂');
  });
  let [line, at] = [0, 0];
  for (const { span, reason } of unclear) {
    for (; at < span.from; at += 1) if (/[\n\u000b\u000c]/.test(text[at] ?? '')) line += 1;
    reasons.set(line, reason);
  }
  const notes = [...reasons]
    .sort(([a], [b]) => a - b)
    .map(([n, reason]) => `第 ${n + 1} 行${reason}：“${(lines[n] ?? '').trim().slice(0, 60)}”`);
  const more = notes.length - mostLineNotes;
  return more > 0 ? [...notes.slice(0, mostLineNotes), `另有 ${more} 行没有读懂，请对照原文核对`] : notes;
}
