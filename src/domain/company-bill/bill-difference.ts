import { showSigned } from '../money.ts';
import type { Fen } from '../money.ts';
import { families } from '../product/names.ts';
import { rowOf } from '../product/products.ts';
import type { Family } from '../product/names.ts';
import type { BillSums } from './bill-sums.ts';

const withSign = (fen: Fen): string => (fen < 0 ? showSigned(fen, true) : `+${showSigned(fen, true)}`);
export interface BillFacts {
  /** `2026 年 8 月`. */
  name: string;
  sums: BillSums;
  /** By department. */
  departments: readonly { name: string; amount: Fen }[];
}

interface DifferenceLine<Amount = Fen> {
  name: string;
  before: Amount;
  after: Amount;
}

/** The parts of two bills beside each other; those of either kind add up to the bills' sums. */
export interface DifferenceLines<Amount = Fen> {
  /** By product, and what was given back. */
  products: DifferenceLine<Amount>[];
  /** The one that moved most first. */
  departments: DifferenceLine<Amount>[];
}

export function linesOfDifference(before: BillFacts, now: BillFacts): DifferenceLines {
  const products = families.map((family) => ({
    name: rowOf(family).name,
    before: before.sums.products[family]?.amount ?? 0,
    after: now.sums.products[family]?.amount ?? 0,
  }));
  const refunds = { name: '退款冲减', before: before.sums.refunds.amount, after: now.sums.refunds.amount };
  const moved = ({ before: was, after: is }: DifferenceLine): number => Math.abs(is - was);
  return {
    products: [...products, refunds].filter((line) => line.before || line.after),
    departments: departmentsOf(before, now).sort((a, b) => moved(b) - moved(a)),
  };
}

function departmentsOf(before: BillFacts, now: BillFacts): DifferenceLine[] {
  const was = new Map(before.departments.map(({ name, amount }) => [name, amount]));
  const is = new Map(now.departments.map(({ name, amount }) => [name, amount]));
  return [...new Set([...is.keys(), ...was.keys()])].map((name) => ({
    name: name || '未归属',
    before: was.get(name) ?? 0,
    after: is.get(name) ?? 0,
  }));
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
  if (!was.rows) return [`${name}为新增，${is.rows} 行 ${showSigned(is.amount, true)}`];
  if (!is.rows) return [`${name}没有消费，上期为 ${showSigned(was.amount, true)}`];
  const byNumber = Math.round((was.amount / was.rows) * (is.rows - was.rows));
  const byPrice = delta - byNumber;
  const number = is.rows - was.rows;
  const causes = [
    ...(number ? [`${number > 0 ? '多' : '少'} ${Math.abs(number)} 行，约 ${withSign(byNumber)}`] : []),
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
  const moved = departmentsOf(before, now)
    .map(({ name, before: was, after: is }) => [name, is - was] as const)
    .filter(([, fen]) => fen)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, departmentsTold);
  return moved.length ? [`变动最大的部门：${moved.map(([name, fen]) => `${name} ${withSign(fen)}`).join('，')}`] : [];
}
