import { isMobilePhone } from '../account/phone.ts';
import { isLandline } from '../format-checks.ts';
import { plainText, visibleText } from '../typed-text.ts';
import { checkCreditCode, checkTaxNo } from './tax-number.ts';
import type { TaxWords } from './tax-number.ts';
import type { TitleKind } from './title-kinds.ts';

/** An invoice title as its form has it; everything after `taxNo` is for special invoices and may be ''. */
export interface InvoiceTitle {
  kind: TitleKind;
  titleName: string;
  taxNo: string;
  address: string;
  phone: string;
  bank: string;
  bankAccount: string;
}

/** Digits of a typed or pasted account number, as printed in groups. */
export const keepAccount = (typed: string): string => plainText(typed).replace(/\D/g, '').slice(0, 40);

/** A person has a name and nothing else on an invoice. */
export const tidyTitle = (title: InvoiceTitle): InvoiceTitle => {
  const { kind, titleName, taxNo, address, phone, bank, bankAccount } = title;
  const name = { kind, titleName: visibleText(titleName).trim().replace(/\(/g, '（').replace(/\)/g, '）') };
  return kind === 'personal'
    ? { ...name, taxNo: '', address: '', phone: '', bank: '', bankAccount: '' }
    : { ...name, taxNo, address: visibleText(address).trim(), phone, bank: visibleText(bank).trim(), bankAccount };
};

/** Why a title cannot be kept, by field. Bank and account belong together. */
export function checkTitle(given: InvoiceTitle, words?: TaxWords): Record<string, string> {
  const { kind, titleName, taxNo, address, phone, bank, bankAccount } = tidyTitle(given);
  const errors: Record<string, string> = {};
  if (!titleName) errors['titleName'] = kind === 'personal' ? '请输入姓名' : '请输入单位名称';
  else if (titleName.length < 2 || titleName.length > 60) errors['titleName'] = '抬头名称为 2 至 60 字';
  else if (!/^[\p{L}\d]/u.test(titleName) || /[<>\p{C}\p{Extended_Pictographic}]/u.test(titleName))
    errors['titleName'] = '抬头名称含有不能使用的符号';
  const wrong = kind === 'company' ? checkCreditCode(taxNo, words) : kind === 'other' ? checkTaxNo(taxNo, words) : '';
  if (wrong) errors['taxNo'] = wrong;
  if (address.length > 80) errors['address'] = '注册地址最多 80 字';
  if (phone && !isMobilePhone(phone) && !isLandline(phone)) errors['phone'] = '请输入正确的手机或固定电话';
  if (bank.length > 60) errors['bank'] = '开户银行最多 60 字';
  else if (bankAccount && !bank) errors['bank'] = '请输入开户银行';
  if (bankAccount && !/^\d{8,30}$/.test(bankAccount)) errors['bankAccount'] = '银行账号为 8 至 30 位数字';
  else if (bank && !bankAccount) errors['bankAccount'] = '请输入银行账号';
  return errors;
}
