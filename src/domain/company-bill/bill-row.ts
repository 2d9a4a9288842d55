import type { Moment } from '../china-time.ts';
import type { Fen } from '../money.ts';
import type { Product } from '../product/names.ts';

/** `kept`: the part of a cancelled or unused booking that stays charged; `credit`: of an accepted dispute; `correction`: a late change of a closed bill. */
export const billRowKinds = ['sale', 'change', 'refund', 'kept', 'credit', 'correction'] as const;
export type BillRowKind = (typeof billRowKinds)[number];

/** Account that paid. */
const billSettles = ['credit', 'prepaid'] as const;
export type BillSettle = (typeof billSettles)[number];

const billVerdicts = ['none', 'ok', 'over'] as const;
type BillVerdict = (typeof billVerdicts)[number];

/** Texts of a row: names, numbers and moments as they were when the bill was closed. */
export const billFacts = [
  'movement',
  'originBill',
  'originRow',
  'bookedAt',
  'booker',
  'supplier',
  'ticketNo',
  'note',
  'carrier',
  'number',
  'changedFrom',
  'from',
  'to',
  'departsAt',
  'arrivesAt',
  'cabin',
  'employeeNo',
  'departmentPath',
  'reason',
  'rule',
  'overRule',
  'overReason',
  'lowestNumber',
  'lowestReason',
  'approvalNo',
  'overApprovalNo',
  'applicationNo',
  'voucherKind',
  'voucherNo',
  'voucherAt',
  'remark',
] as const;
export type BillFact = (typeof billFacts)[number];

/** Numbers that are no money; `discount` in hundredths of a tenth: 5.7 折 is 570. */
export const billCounts = ['tickets', 'nights', 'aheadDays', 'discount'] as const;
export type BillCount = (typeof billCounts)[number];

/** Parts of the amount, each with the sign that it has in the sum: a refund gives back a fare of −930.00 and keeps a fee of +279.00. */
export const billParts = [
  'fare',
  'constructionTax',
  'fuelTax',
  'otherTax',
  'roomFee',
  'rideFee',
  'changeSpread',
  'taxSpread',
  'changeFee',
  'refundFee',
  'kept',
  'serviceFee',
  'insurance',
  'otherPayers',
] as const;
export type BillPart = (typeof billParts)[number];

/** Money beside the amount. */
const billNotes = ['fullFare', 'saving', 'overAmount', 'lowestPrice', 'lowestSpread'] as const;
export type BillFigure = BillPart | (typeof billNotes)[number];
export const billRowFigures: readonly BillFigure[] = [...billParts, ...billNotes];

/** A row of a company's bill: one movement of the company's account for one order. Never changed after the bill is closed. */
export interface CompanyBillRow<Amount = Fen> {
  /** The same in every issue: movement and part of the order. */
  id: string;
  /** Place in the bill, from 1. */
  no: number;
  at: Moment;
  product: Product;
  kind: BillRowKind;
  settle: BillSettle;
  orderId: string;
  /** `北京 → 上海 CA1501`, `西安高新云庭酒店`. */
  title: string;
  /** Joined by 、. */
  travellers: string;
  department: string;
  costCentre: string;
  project: string;
  verdict: BillVerdict;
  facts: Partial<Record<BillFact, string>>;
  counts: Partial<Record<BillCount, number>>;
  figures: Partial<Record<BillFigure, Amount>>;
  /** The company owes it (+) or gets it back (−): the sum of the parts. */
  amount: Amount;
}

const heads = [
  'no',
  'id',
  'at',
  'product',
  'kind',
  'settle',
  'orderId',
  'amount',
  'title',
  'travellers',
  'department',
  'costCentre',
  'project',
  'verdict',
] as const satisfies readonly (keyof CompanyBillRow)[];

/** Place of the amount in a canonical line. */
const amountAt = heads.indexOf('amount');

/** A tab or line break in a text must not look like the end of a field. */
function escaped(text: string): string {
  if (!/[\\\t\n\r]/.test(text)) return text;
  return text.replace(/\\/g, '\\\\').replace(/\t/g, '\\t').replace(/\n/g, '\\n').replace(/\r/g, '\\r');
}

/**
 * A row as the text that its hash is made of: the fields in fixed order with tabs between, money in fen, nothing for an
 * absent field. New fields are appended to their lists only after a new version mark, because closed bills keep their hash.
 */
export function canonicalLine(row: CompanyBillRow): string {
  const fields: string[] = [];
  for (const name of heads) fields.push(escaped(String(row[name])));
  for (const name of billRowFigures) fields.push(row.figures[name] ? String(row.figures[name]) : '');
  for (const name of billCounts) fields.push(row.counts[name] ? String(row.counts[name]) : '');
  for (const name of billFacts) fields.push(escaped(row.facts[name] ?? ''));
  return fields.join('\t');
}

/** Number, order and amount of a canonical line; NaN where the line is none. */
export function factsOfLine(line: string): { no: number; orderId: string; amount: Fen } {
  const fields = line.split('\t', heads.length);
  return { no: Number(fields[0]), orderId: fields[heads.indexOf('orderId')] ?? '', amount: Number(fields[amountAt]) };
}

/** Travellers of a row, whose names the wire joins. */
export const namesOf = (travellers: string): string[] => travellers.split('、');
