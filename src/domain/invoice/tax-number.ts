/** Signs of a unified social credit code (GB 32100): no I, O, S, V, Z. */
const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const form = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** Letters and digits of a typed or pasted tax number, in capitals. */
export const keepTaxNo = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 20);

/** The 18th sign of a code, from the 17 before it. */
export function creditCheckSign(start: string): string {
  let [sum, weight] = [0, 1];
  for (const sign of start) {
    sum += signs.indexOf(sign) * weight;
    weight = (weight * 3) % 31;
  }
  return signs[(31 - (sum % 31)) % 31] ?? '';
}

export const isCreditCode = (code: string): boolean =>
  form.test(code) && code[17] === creditCheckSign(code.slice(0, 17));

/** Why a company's tax number cannot be taken; '' when it can. */
export function checkCreditCode(code: string): string {
  if (!code) return '请输入税号';
  if (code.length !== 18) return `税号为 18 位统一社会信用代码，现在是 ${code.length} 位`;
  const foreign = /[IOSVZ]/.exec(code)?.[0];
  if (foreign) return `税号中不会有字母 ${foreign}，请核对${lookAlikes[foreign] ?? ''}`;
  return isCreditCode(code) ? '' : '税号有误，请对照营业执照核对';
}

const lookAlikes: Readonly<Record<string, string>> = {
  I: '是否为数字 1',
  O: '是否为数字 0',
  S: '是否为数字 5',
  Z: '是否为数字 2',
};
