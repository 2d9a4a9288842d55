import { showSigned } from '../money.ts';
import type { Fen } from '../money.ts';
import { families } from '../product/names.ts';
import { rowOf } from '../product/products.ts';
import type { Family } from '../product/names.ts';
import { canonicalLine } from './bill-row.ts';
import type { CompanyBillRow } from './bill-row.ts';
import type { BillSums } from './bill-sums.ts';

export interface RowChange {
  kind: 'added' | 'gone' | 'changed';
  row: Pick<CompanyBillRow, 'no' | 'orderId' | 'title' | 'amount'>;
  before?: Pick<CompanyBillRow, 'no' | 'orderId' | 'title' | 'amount'>;
}

/** Rows that one issue has and the other has not, or has otherwise. A new place in the list is no change. */
export function changesOf(before: readonly CompanyBillRow[], after: readonly CompanyBillRow[]): RowChange[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const changes: RowChange[] = [];
  for (const row of after) {
    const old = known.get(row.id);
    known.delete(row.id);
    if (!old) changes.push({ kind: 'added', row });
    else if (canonicalLine({ ...old, no: 0 }) !== canonicalLine({ ...row, no: 0 }))
      changes.push({ kind: 'changed', row, before: old });
  }
  for (const row of known.values()) changes.push({ kind: 'gone', row });
  return changes;
}

/** Changes that are told one by one. */
const atMost = 20;

/** `新增 第 12 行 北京 → 上海 CA1501，¥1,030.00`. */
export function inWordsOfChange({ kind, row, before }: RowChange): string {
  const name = `第 ${row.no} 行 ${row.title}（${row.orderId}）`;
  if (kind === 'added') return `新增${name}，${showSigned(row.amount, true)}`;
  if (kind === 'gone') return `少了${name}，${showSigned(row.amount, true)}`;
  const was = before?.amount ?? 0;
  return was === row.amount
    ? `${name}的内容有变，金额仍为 ${showSigned(row.amount, true)}`
    : `${name}由 ${showSigned(was, true)} 变为 ${showSigned(row.amount, true)}，差 ${withSign(row.amount - was)}`;
}

const withSign = (fen: Fen): string => (fen < 0 ? showSigned(fen, true) : `+${showSigned(fen, true)}`);
const sumOf = (rows: readonly { amount: Fen }[]): Fen => rows.reduce((all, { amount }) => all + amount, 0);

/** Two issues of a bill as sentences: the whole first, then row by row. */
export function differenceOf(before: readonly CompanyBillRow[], after: readonly CompanyBillRow[]): string[] {
  const changes = changesOf(before, after);
  if (!changes.length) return ['两份账单的每一行都相同'];
  const delta = sumOf(after) - sumOf(before);
  const number = (kind: RowChange['kind']): number => changes.filter((change) => change.kind === kind).length;
  const counted = [
    ['新增', number('added')],
    ['减少', number('gone')],
    ['变动', number('changed')],
  ] as const;
  const whole = `${counted
    .flatMap(([word, count]) => (count ? [`${word} ${count} 行`] : []))
    .join('，')}；合计${delta ? ` ${withSign(delta)}` : '不变'}`;
  const rest = changes.length - atMost;
  return [
    whole,
    ...changes.slice(0, atMost).map(inWordsOfChange),
    ...(rest > 0 ? [`另有 ${rest} 行变动，可导出两份账单逐行查看`] : []),
  ];
}

export interface BillFacts {
  /** `2026 年 8 月`. */
  name: string;
  sums: BillSums;
  /** By department. */
  departments: readonly { name: string; amount: Fen }[];
}

/** A month beside the one before it, as sentences: the whole, each product by number and price, refunds, the departments that moved most. */
export function monthInWords(before: BillFacts, now: BillFacts): string[] {
  const delta = now.sums.amount - before.sums.amount;
  return [
    delta
      ? `比 ${before.name}${delta > 0 ? '多' : '少'} ${showSigned(Math.abs(delta), true)}${percentOf(delta, before.sums.amount)}`
      : `与 ${before.name} 的合计相同`,
    ...families.flatMap((family) => productInWords(family, before.sums, now.sums)),
    ...refundsInWords(before.sums, now.sums),
    ...departmentsInWords(before, now),
  ];
}

const percentOf = (delta: Fen, base: Fen): string =>
  base > 0 ? `（${((Math.abs(delta) / base) * 100).toFixed(1)}%）` : '';

/** More or fewer bookings at the old price, and the new price for today's bookings: together the whole difference. */
function productInWords(family: Family, before: BillSums, now: BillSums): string[] {
  const was = before.products[family] ?? { rows: 0, amount: 0 };
  const is = now.products[family] ?? { rows: 0, amount: 0 };
  const delta = is.amount - was.amount;
  if (!delta) return [];
  const name = rowOf(family).name;
  if (!was.rows) return [`${name}为新增，${is.rows} 单 ${showSigned(is.amount, true)}`];
  if (!is.rows) return [`${name}没有消费，上期为 ${showSigned(was.amount, true)}`];
  const byNumber = Math.round((was.amount / was.rows) * (is.rows - was.rows));
  const byPrice = delta - byNumber;
  const number = is.rows - was.rows;
  const causes = [
    ...(number ? [`${number > 0 ? '多' : '少'} ${Math.abs(number)} 单，约 ${withSign(byNumber)}`] : []),
    ...(byPrice ? [`均价${byPrice > 0 ? '上升' : '下降'}，约 ${withSign(byPrice)}`] : []),
  ];
  return [`${name} ${withSign(delta)}：${causes.join('；')}`];
}

function refundsInWords({ refunds: was }: BillSums, { refunds: is }: BillSums): string[] {
  const delta = is.amount - was.amount;
  if (!delta && was.rows === is.rows) return [];
  return [`退款冲减 ${is.rows} 笔 ${showSigned(is.amount, true)}，上期 ${was.rows} 笔 ${showSigned(was.amount, true)}`];
}

const departmentsTold = 3;

function departmentsInWords(before: BillFacts, now: BillFacts): string[] {
  const was = new Map(before.departments.map(({ name, amount }) => [name, amount]));
  const is = new Map(now.departments.map(({ name, amount }) => [name, amount]));
  const moved = [...new Set([...is.keys(), ...was.keys()])]
    .map((name) => [name || '未归属', (is.get(name) ?? 0) - (was.get(name) ?? 0)] as const)
    .filter(([, fen]) => fen)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, departmentsTold);
  return moved.length ? [`变动最大的部门：${moved.map(([name, fen]) => `${name} ${withSign(fen)}`).join('，')}`] : [];
}
