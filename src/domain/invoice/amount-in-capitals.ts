import type { Fen } from '../money.ts';

const digits = [...'零壹贰叁肆伍陆柒捌玖'];
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿'];

/** Up to four digits; zeros between others are one. */
function inGroup(value: number): string {
  let text = '';
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit) text += `${digits[digit]}${places[place]}`;
    else if (text && !text.endsWith('零') && value % 10 ** place) text += '零';
  }
  return text;
}

function wholeInCapitals(yuan: number): string {
  let text = '';
  let isGap = false;
  for (let group = groups.length - 1; group >= 0; group -= 1) {
    const value = Math.floor(yuan / 10_000 ** group) % 10_000;
    if (value) text += `${text && (isGap || value < 1000) ? '零' : ''}${inGroup(value)}${groups[group]}`;
    isGap = !value;
  }
  return text;
}

/** The amount as invoices write it: 110,005 → 壹仟壹佰圆零伍分; a red one begins with （负数）. */
export function amountInCapitals(fen: Fen): string {
  const cents = Math.abs(fen);
  const [yuan, jiao, rest] = [Math.floor(cents / 100), Math.floor(cents / 10) % 10, cents % 10];
  const whole = yuan ? `${wholeInCapitals(yuan)}圆` : '';
  const end = jiao || rest ? `${jiao ? `${digits[jiao]}角` : whole && '零'}${rest ? `${digits[rest]}分` : ''}` : '';
  return `${fen < 0 ? '（负数）' : ''}${whole || end ? whole : '零圆'}${end}${rest ? '' : '整'}`;
}
