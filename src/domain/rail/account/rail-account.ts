import { isMobilePhone } from '../../account/phone.ts';

/** Account of 12306: its user name, a mobile number or an e-mail address. "" where it may be one. */
export function checkRailAccount(account: string): string {
  if (!account) return '请输入 12306 用户名、手机号或邮箱';
  const isOne =
    isMobilePhone(account) ||
    /^[A-Za-z]\w{5,29}$/.test(account) ||
    /^[\w.+-]{1,64}@[A-Za-z\d-]{1,63}(?:\.[A-Za-z\d-]{1,63}){1,4}$/.test(account);
  return isOne ? '' : '账号不正确：用户名为 6–30 位字母、数字或下划线，以字母开头；也可用手机号或邮箱';
}

/** Names an account without showing it: `138****0071`, `li***@example.com`, `li***n`. */
export function hideRailAccount(account: string): string {
  if (isMobilePhone(account)) return `${account.slice(0, 3)}****${account.slice(-4)}`;
  const at = account.indexOf('@');
  return at === -1
    ? `${account.slice(0, 2)}***${account.slice(-1)}`
    : `${account.slice(0, Math.min(2, at - 1))}***${account.slice(at)}`;
}
