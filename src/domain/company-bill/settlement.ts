import { isMobilePhone } from '../account/phone.ts';
import { isWorkday } from '../calendar/holidays.ts';
import { addDays, msOf } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { isEmail, isLandline } from '../format-checks.ts';
import { checkTaxNo } from '../invoice/tax-number.ts';
import type { Fen } from '../money.ts';
import { addMonths, twoDigits } from '../spans.ts';

/** How a company and its provider settle: `monthly` on credit, or `prepaid` from a balance. */
export const settlementModes = ['monthly', 'prepaid'] as const;
export type SettlementMode = (typeof settlementModes)[number];

export const billInvoiceKinds = ['digital', 'special', 'paper'] as const;
export type BillInvoiceKind = (typeof billInvoiceKinds)[number];

/** Letters of a bill that a contact receives: the issued bill, answers to disputes, reminders. */
export const contactRoles = ['bill', 'dispute', 'overdue'] as const;
export type ContactRole = (typeof contactRoles)[number];

export interface SettlementContact {
  name: string;
  phone: string;
  email: string;
  roles: ContactRole[];
}

interface BillInvoice {
  kind: BillInvoiceKind;
  /** Of the company's invoice titles; 0: none is chosen yet. */
  titleId: number;
  /** As the title was when the setting was saved. */
  titleName: string;
  taxNo: string;
  /** For digital and special invoices. */
  email: string;
  /** For paper. */
  address: string;
}

/** Account from which the company pays its bills. Only the tail of the number leaves the server. */
interface Remittance {
  accountName: string;
  bank: string;
  number: string;
}

export interface Settlement {
  mode: SettlementMode;
  /** First day of a cycle, 1 to 28. */
  cycleDay: number;
  /** Working days after the issue within which a bill is confirmed. */
  confirmDays: number;
  /** Days after the issue within which a bill is paid. */
  dueDays: number;
  /** Set by the provider. */
  creditLimit: Fen;
  /** Per cent of the limit at which the company is warned; 0: never. */
  warnAt: number;
  invoice: BillInvoice;
  remittance: Remittance;
  contacts: SettlementContact[];
}

/** A setting from a day on, until that of the next version. */
export interface SettlementVersion {
  version: number;
  from: Day;
  settlement: Settlement;
}

export interface Cycle {
  from: Day;
  to: Day;
  /** 00:05 in China on the day after `to`: the bill is issued. */
  closesAtMs: number;
  confirmBy: Day;
  dueOn: Day;
}

export const settlementLimits = {
  cycleDay: [1, 28],
  confirmDays: [1, 10],
  dueDays: [5, 60],
  warnAt: [0, 100],
} as const;

export const maxContacts = 6;

/** Of a company that has decided nothing yet: calendar months, a million yuan. */
export const usualSettlement: Settlement = {
  mode: 'monthly',
  cycleDay: 1,
  confirmDays: 5,
  dueDays: 15,
  creditLimit: 100_000_000,
  warnAt: 80,
  invoice: { kind: 'digital', titleId: 0, titleName: '', taxNo: '', email: '', address: '' },
  remittance: { accountName: '', bank: '', number: '' },
  contacts: [],
};

/** Longest run of days without work that is looked through. */
const mostDays = 30;

/** The day itself where it is a working day, else the next one. */
function workdayFrom(day: Day): Day {
  let at = day;
  for (let turn = 0; turn < mostDays && !isWorkday(at); turn += 1) at = addDays(at, 1);
  return at;
}

/** The n-th working day after a day. */
export function workdaysAfter(day: Day, count: number): Day {
  let at = day;
  for (let n = 0; n < count; n += 1) at = workdayFrom(addDays(at, 1));
  return at;
}

/** Days of a cycle's bill. A due day that is no working day moves to the next; no bill is due before it is confirmed. */
function cycleBetween({ confirmDays, dueDays }: Settlement, from: Day, to: Day): Cycle {
  const issued = addDays(to, 1);
  const confirmBy = workdaysAfter(issued, confirmDays);
  const dueOn = workdayFrom(addDays(issued, dueDays));
  return { from, to, closesAtMs: msOf(`${issued} 00:05`), confirmBy, dueOn: dueOn < confirmBy ? confirmBy : dueOn };
}

function spanOf(cycleDay: number, day: Day): { from: Day; to: Day } {
  const month = day.slice(0, 7);
  const from = `${Number(day.slice(8)) >= cycleDay ? month : addMonths(month, -1)}-${twoDigits(cycleDay)}`;
  return { from, to: addDays(`${addMonths(from.slice(0, 7), 1)}-${twoDigits(cycleDay)}`, -1) };
}

/** The cycle that a day belongs to, by one setting. */
export function cycleOf(settlement: Settlement, day: Day): Cycle {
  const { from, to } = spanOf(settlement.cycleDay, day);
  return cycleBetween(settlement, from, to);
}

/** The version in force on a day: the last that has begun, or else the first. `versions` in the order of their days. */
export function versionOn(versions: readonly SettlementVersion[], day: Day): SettlementVersion | undefined {
  let found = versions[0];
  for (const version of versions) if (version.from <= day) found = version;
  return found;
}

/**
 * The cycle that a day belongs to, by all versions: no day is in two cycles or in none. A version begins with a cycle;
 * where its cycle day is another one, its first cycle is the short one until that day.
 */
export function cycleIn(versions: readonly SettlementVersion[], day: Day): Cycle {
  const found = versionOn(versions, day);
  const settlement = found?.settlement ?? usualSettlement;
  const span = spanOf(settlement.cycleDay, day);
  const next = versions.find((version) => version.from > day);
  const from = found && found.from > span.from && found.from <= day ? found.from : span.from;
  const to = next && next.from <= span.to ? addDays(next.from, -1) : span.to;
  return cycleBetween(settlement, from, to);
}

/** The cycle of today and those that follow. */
export function nextCycles(settlement: Settlement | readonly SettlementVersion[], today: Day, n: number): Cycle[] {
  const cycles: Cycle[] = [];
  let day = today;
  while (cycles.length < n) {
    const cycle = isVersions(settlement) ? cycleIn(settlement, day) : cycleOf(settlement, day);
    cycles.push(cycle);
    day = addDays(cycle.to, 1);
  }
  return cycles;
}

const isVersions = (given: Settlement | readonly SettlementVersion[]): given is readonly SettlementVersion[] =>
  Array.isArray(given);

/** The day from which a change of today applies: the first one of the next cycle. */
export const changesFrom = (versions: readonly SettlementVersion[], today: Day): Day =>
  addDays(
    cycleIn(
      versions.filter(({ from }) => from <= today),
      today,
    ).to,
    1,
  );

export type CreditLook = 'ok' | 'warn' | 'full' | 'exceeded';

/** How far a limit is used: per cent (rounded down, so that 100 is reached only at the limit), left, and its look. */
export function creditUse({ creditLimit, warnAt }: Pick<Settlement, 'creditLimit' | 'warnAt'>, used: Fen) {
  const left = Math.max(0, creditLimit - used);
  const percent = creditLimit > 0 ? Math.max(0, Math.floor((used * 100) / creditLimit)) : used > 0 ? 100 : 0;
  const look: CreditLook =
    used > creditLimit ? 'exceeded' : used > 0 && left === 0 ? 'full' : warnAt > 0 && percent >= warnAt ? 'warn' : 'ok';
  return { left, percent, look };
}

/** The company's own part of its settlement: all but the limit. */
export type SettlementInput = Omit<Settlement, 'creditLimit'>;

const within = (value: number, [least, most]: readonly [number, number]): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const isText = (text: string): boolean => !/[<>\p{C}]/u.test(text);

/** No invoice is wanted yet. */
export const isNoInvoice = ({ titleId, email, address }: Pick<BillInvoice, 'titleId' | 'email' | 'address'>): boolean =>
  !titleId && !email.trim() && !address.trim();

/**
 * Why a setting cannot be saved, by field: `cycleDay`, `invoice.email`, `contacts.0.phone`. Invoice and contacts that
 * were empty in the `saved` one may stay so.
 */
export function checkSettlement(
  input: SettlementInput,
  saved?: { invoice: Pick<BillInvoice, 'titleId' | 'email' | 'address'>; contacts: readonly unknown[] },
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!within(input.cycleDay, settlementLimits.cycleDay)) problems['cycleDay'] = '账期起始日为 1 至 28 日';
  if (!within(input.confirmDays, settlementLimits.confirmDays)) problems['confirmDays'] = '确认期为 1 至 10 个工作日';
  if (!within(input.dueDays, settlementLimits.dueDays)) problems['dueDays'] = '付款期为 5 至 60 天';
  if (!within(input.warnAt, settlementLimits.warnAt)) problems['warnAt'] = '预警线为 0 至 100 的整数';
  if (!saved || !isNoInvoice(saved.invoice) || !isNoInvoice(input.invoice)) checkInvoice(input.invoice, problems);
  checkRemittance(input.remittance, problems);
  if (!saved || saved.contacts.length || input.contacts.length) checkContacts(input.contacts, problems);
  return problems;
}

function checkInvoice({ kind, titleId, taxNo, email, address }: BillInvoice, problems: Record<string, string>): void {
  if (!titleId) problems['invoice.titleId'] = '请选择发票抬头';
  else if (kind === 'special' && (!taxNo || checkTaxNo(taxNo)))
    problems['invoice.titleId'] = '专用发票须使用有税号的抬头';
  if (kind === 'paper') {
    if (!address.trim()) problems['invoice.address'] = '请输入邮寄地址';
    else if (address.length > 120 || !isText(address)) problems['invoice.address'] = '邮寄地址最多 120 字';
  } else if (!email) problems['invoice.email'] = '请输入接收邮箱';
  else if (!isEmail(email)) problems['invoice.email'] = '请输入正确的邮箱';
}

function checkRemittance({ accountName, bank, number }: Remittance, problems: Record<string, string>): void {
  if (!accountName && !bank && !number) return;
  if (accountName.trim().length < 2 || accountName.length > 60 || !isText(accountName))
    problems['remittance.accountName'] = '户名为 2 至 60 字';
  if (bank.trim().length < 2 || bank.length > 60 || !isText(bank))
    problems['remittance.bank'] = '开户银行为 2 至 60 字';
  if (!/^\d{8,30}$/.test(number)) problems['remittance.number'] = '银行账号为 8 至 30 位数字';
}

function checkContacts(contacts: readonly SettlementContact[], problems: Record<string, string>): void {
  if (!contacts.length) problems['contacts'] = '请至少填写一位账单联系人';
  else if (contacts.length > maxContacts) problems['contacts'] = `联系人最多 ${maxContacts} 位`;
  else if (!contacts.some(({ roles }) => roles.includes('bill'))) problems['contacts'] = '请指定一位接收账单的联系人';
  contacts.forEach(({ name, phone, email, roles }, index) => {
    const at = `contacts.${index}`;
    if (!name.trim()) problems[`${at}.name`] = '请输入姓名';
    else if (name.length > 30 || !isText(name)) problems[`${at}.name`] = '姓名最多 30 字';
    if (!isMobilePhone(phone) && !isLandline(phone)) problems[`${at}.phone`] = '请输入正确的手机或固定电话';
    if (email && !isEmail(email)) problems[`${at}.email`] = '请输入正确的邮箱';
    if (!roles.length) problems[`${at}.roles`] = '请选择接收内容';
  });
}
