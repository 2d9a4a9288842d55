/**
 * Safe facts of an error with a foreign message: its class and where it was thrown. A message can quote
 * typed text, so no report, event or console line of ours carries one.
 */

/** A page can write anything into `name`. */
const className = /^(?:[A-Z][A-Za-z]{1,30})?(?:Error|Exception)$/;

/** The class of what was thrown, such as `TypeError`; the type of anything that is no error. */
export function classOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return typeof thrown;
  const { name } = thrown as { name?: unknown };
  return typeof name === 'string' && className.test(name) ? name : 'Error';
}

/** One line of a stack: `    at name (address:line:column)` in Chromium, `name@address:line:column` elsewhere. */
const frame =
  /^(?: {4}at (?:.*[ (])?|[^\s@]*@)(?:\S*\/)?([\w.~-]{1,80}\.(?:[cm]?js|tsx?))(?:\?[^\s:)]*)?:(\d{1,6}):(\d{1,6})\)?$/;

/** A longer line is the address of a whole file (`data:`), and no file of ours. */
const longestLine = 2000;

/** File, line and column of the first frame in our files, else of the first: `script-Y8pnwdZo.js:1:2345`. Empty when unknown. */
export function placeOf(thrown: unknown, ownFiles: string): string {
  if (!(thrown instanceof Error) || typeof thrown.stack !== 'string') return '';
  const head = String(thrown);
  const { stack } = thrown;
  // Chromium puts the message before the frames.
  const lines = (stack.startsWith(head) ? stack.slice(head.length) : stack)
    .split('\n')
    .filter((line) => line.length < longestLine && frame.test(line));
  const [, file = '', line, column] =
    frame.exec(lines.find((one) => ownFiles && one.includes(ownFiles)) ?? lines[0] ?? '') ?? [];
  return file && `${file.replaceAll(/\d{6,}/g, '*')}:${line}:${column}`;
}
