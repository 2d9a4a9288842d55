/**
 * Strength of a new password, estimated by the guesses an attacker needs, not by counting kinds of
 * characters. It only advises: any 6 to 16 characters are accepted (specification 1, section 5).
 */
export type PasswordStrength = 'weak' | 'middle' | 'strong';

const popular = [
  '123456',
  '123456789',
  '111111',
  '123123',
  '5201314',
  'woaini',
  'password',
  'qwerty',
  'admin',
  'iloveyou',
  'abc123',
  'a123456',
  '1qaz2wsx',
  '147258',
  'qazwsx',
  '666666',
  '888888',
  'welcome',
  'letmein',
  'dragon',
  'travel',
];
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890', '09876543210'];
const syllable =
  /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])(?:[iu]ang|iong|ang|[eio]ng|uai|[iu]an|iao|[aeu]i|[aio]u|ao|[aeiu]n|i[ae]|u[aeo]|[aeiouv])/;
const date = /^(?:(?:19|20)\d\d(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))?|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))/;

const runOf = (text: string, row: string): number => {
  let length = 0;
  while (length < text.length && row.includes(text.slice(0, length + 1))) length += 1;
  return length;
};

/** Pieces a password may begin with: [length, log10 of the guesses for it]. */
function piecesOf(rest: string, known: readonly string[]): [number, number][] {
  const lower = rest.toLowerCase();
  const pieces: [number, number][] = [[1, /[a-z0-9]/.test(rest[0] ?? '') ? 1 : 1.5]];
  popular.forEach((word, rank) => lower.startsWith(word) && pieces.push([word.length, Math.log10(rank + 2)]));
  for (const word of known) if (word.length > 3 && lower.startsWith(word)) pieces.push([word.length, 1]);
  const same = /^(.)\1+/u.exec(lower)?.[0].length ?? 0;
  const run = Math.max(...rows.map((row) => runOf(lower, row)));
  if (same > 2) pieces.push([same, 1.5]);
  if (run > 2) pieces.push([run, 1.5]);
  const day = date.exec(lower)?.[0].length;
  if (day) pieces.push([day, day === 8 ? 4.5 : 2.3]);
  const pinyin = syllable.exec(lower)?.[0].length;
  if (pinyin && pinyin > 1) pieces.push([pinyin, 2.6]);
  return pieces;
}

/** log10 of the guesses for the cheapest way to put the password together; `known`: the member's own phone and the like. */
export function guessesLog10(password: string, known: readonly string[] = []): number {
  const cheapest: number[] = [0];
  for (let at = 0; at < password.length; at += 1) {
    const here = cheapest[at] ?? Infinity;
    for (const [length, cost] of piecesOf(password.slice(at), known)) {
      cheapest[at + length] = Math.min(cheapest[at + length] ?? Infinity, here + cost);
    }
  }
  return cheapest[password.length] ?? 0;
}

/** Below a million guesses weak, from a hundred million strong. */
export function strengthOf(password: string, known: readonly string[] = []): PasswordStrength {
  const log = guessesLog10(password, known);
  return log < 6 ? 'weak' : log < 8 ? 'middle' : 'strong';
}
