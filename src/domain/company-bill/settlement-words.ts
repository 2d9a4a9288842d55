import type { BillInvoiceKind, ContactRole, SettlementContact, SettlementInput, SettlementMode } from './settlement.ts';

export const modeWords: Readonly<Record<SettlementMode, string>> = { monthly: '月结', prepaid: '预存' };

export const modeEffects: Readonly<Record<SettlementMode, string>> = {
  monthly: '先预订后付款：因公订单占用授信额度，出账确认后按到期日付款。',
  prepaid: '出账后从预存账户支付账单，余额不足时按到期日补足。',
};

export const invoiceKindWords: Readonly<Record<BillInvoiceKind, string>> = {
  digital: '数电普通发票',
  special: '数电专用发票',
  paper: '纸质发票',
};

export const roleWords: Readonly<Record<ContactRole, string>> = {
  bill: '账单',
  dispute: '异议答复',
  overdue: '逾期提醒',
};

/** `每月 1 日至月末`, `每月 15 日至次月 14 日` */
export const cycleInWords = (cycleDay: number): string =>
  cycleDay === 1 ? '每月 1 日至月末' : `每月 ${cycleDay} 日至次月 ${cycleDay - 1} 日`;

const warnInWords = (warnAt: number): string => (warnAt ? `已用 ${warnAt}%` : '不预警');

const contactInWords = ({ name, phone, email, roles }: SettlementContact): string =>
  [name, phone, email, roles.map((role) => roleWords[role]).join('、')].filter(Boolean).join(' ');

/** A setting as lines of label and words; two settings differ in those lines that differ. */
const linesOf = (of: SettlementInput): readonly (readonly [string, string])[] => [
  ['结算方式', modeWords[of.mode]],
  ['账期', cycleInWords(of.cycleDay)],
  ['确认期', `出账后 ${of.confirmDays} 个工作日`],
  ['付款期', `出账后 ${of.dueDays} 天`],
  ['额度预警', warnInWords(of.warnAt)],
  ['发票类型', invoiceKindWords[of.invoice.kind]],
  ['发票抬头', of.invoice.titleName || '未选择'],
  ['收票地址', (of.invoice.kind === 'paper' ? of.invoice.address : of.invoice.email) || '未填写'],
  [
    '付款账户',
    of.remittance.number
      ? `${of.remittance.accountName} ${of.remittance.bank} 尾号 ${of.remittance.number.slice(-4)}`
      : '未填写',
  ],
  ['联系人', of.contacts.map(contactInWords).join('；') || '未填写'],
];

export interface SettlementChange {
  label: string;
  from: string;
  to: string;
}

export function settlementChanges(before: SettlementInput, after: SettlementInput): SettlementChange[] {
  const was = linesOf(before);
  return linesOf(after).flatMap(([label, to], at) => {
    const from = was[at]?.[1] ?? '';
    return from === to ? [] : [{ label, from, to }];
  });
}
