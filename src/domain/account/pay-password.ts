/** Digits of a pay password. */
const payPasswordLength = 6;

const runs = (digits: string): string[] =>
  Array.from({ length: digits.length - payPasswordLength + 1 }, (_, start) =>
    digits.slice(start, start + payPasswordLength),
  );

/** Equal digits, or a run up or down: guessed before all others. */
export const weakPayPasswords: readonly string[] = [
  ...Array.from({ length: 10 }, (_, digit) => String(digit).repeat(payPasswordLength)),
  ...runs('0123456789'),
  ...runs('9876543210'),
];

/** Digits of a typed or pasted pay password; full-width ones as plain ones. */
export const payPasswordOf = (typed: string): string =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, payPasswordLength);

/** Reason why a pay password cannot be right; "" when it is complete. */
export const checkPayPassword = (text: string): string =>
  text.length === payPasswordLength ? '' : `请输入 ${payPasswordLength} 位支付密码`;

/** Reason why a pay password cannot be taken as the new one. */
export const checkNewPayPassword = (text: string): string =>
  checkPayPassword(text) || (weakPayPasswords.includes(text) ? '支付密码过于简单，请避免连续或相同的数字' : '');

/** The same as the errors of a form whose field is `payPassword`. */
export function payPasswordErrors(text: string): Readonly<Record<string, string>> {
  const payPassword = checkPayPassword(text);
  return payPassword ? { payPassword } : {};
}
