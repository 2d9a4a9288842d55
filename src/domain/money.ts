/** Money is integer fen inside the program and yuan as a decimal string on the wire. */
export type Fen = number;

/** "184.5" → 18450. Throws on anything that is not a decimal with at most two places. */
export function fenOf(yuan: string): Fen {
  const found = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(yuan.trim());
  if (!found) throw new RangeError(`not an amount of yuan: ${yuan}`);
  const fen = Number(found[2]) * 100 + Number((found[3] ?? '').padEnd(2, '0'));
  return found[1] ? -fen : fen;
}

/** 18450 → "184.50", 93000 → "930": whole yuan carry no decimals on the wire. */
export function yuanOf(fen: Fen): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not an amount of fen: ${fen}`);
  const sign = fen < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(fen) / 100);
  const rest = Math.abs(fen) % 100;
  return `${sign}${whole}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`;
}

/** "930" → "930.00": amounts in events of the page always carry fen. */
export const fixedYuan = (yuan: string): string => (fenOf(yuan) / 100).toFixed(2);

/** Without a regular expression: verdicts of a list show thousands of amounts. */
function withCommas(digits: string): string {
  let grouped = digits;
  for (let at = digits.length - 3; at > 0; at -= 3) grouped = `${grouped.slice(0, at)},${grouped.slice(at)}`;
  return grouped;
}

/** 193000 → "1,930", with `fixed` "1,930.00". No currency sign. */
export function showFen(fen: Fen, fixed = false): string {
  const [whole = '0', rest = ''] = yuanOf(Math.abs(fen)).split('.');
  const grouped = withCommas(whole);
  const decimals = fixed ? `.${rest.padEnd(2, '0')}` : rest && `.${rest}`;
  return `${fen < 0 ? '−' : ''}${grouped}${decimals}`;
}

/** -1000 → "−¥10", with `fixed` "−¥10.00". */
export const showSigned = (fen: Fen, fixed = false): string => `${fen < 0 ? '−' : ''}¥${showFen(Math.abs(fen), fixed)}`;

/** "193" of the wire → "¥193.00"; without `fixed` "¥193". */
export const showYuan = (yuan: string, fixed = true): string => showSigned(fenOf(yuan), fixed);

export const sumFen = (amounts: readonly Fen[]): Fen => amounts.reduce((sum, amount) => sum + amount, 0);

/** Sum of the parts of an amount. */
export const sumAmounts = (parts: readonly { amount: Fen }[]): Fen =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** Rounds to whole tens of yuan, half up: fares are published that way. */
export const roundToTenYuan = (fen: Fen): Fen => Math.round(fen / 1000) * 1000;
