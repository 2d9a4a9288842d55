/** Format checks of specification 1, section 5, that are no rule of one form. Each takes what was typed, trimmed. */

/** 0, 2 to 3 digits, optional hyphen, 7 to 8 digits: `021-62345678`. */
export const isLandline = (text: string): boolean => /^0\d{2,3}-?\d{7,8}$/.test(text);

export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,63}$/i.test(text);

/** Card numbers are typed in groups of four. */
export const bankCardOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** 16 or 19 digits; a configuration may allow 17 and 18 as well. */
export const isBankCard = (card: string, lengths: readonly number[] = [16, 19]): boolean =>
  /^\d+$/.test(card) && lengths.includes(card.length);

/** The check digit of a card number. Some cards in use fail it: it may only warn. */
export function passesLuhn(card: string): boolean {
  let sum = 0;
  for (let i = 0; i < card.length; i += 1) {
    const digit = Number(card[card.length - 1 - i]);
    const doubled = i % 2 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return card.length > 0 && sum % 10 === 0;
}

/** Verdict on a bank card: an error stops, a warning asks to look again. */
export function checkBankCard(card: string, lengths?: readonly number[]): 'error' | 'warning' | null {
  if (!isBankCard(card, lengths)) return 'error';
  return passesLuhn(card) ? null : 'warning';
}

/** An amount above zero with at most two decimals. */
export const isMoney = (text: string): boolean => /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/.test(text) && Number(text) > 0;
