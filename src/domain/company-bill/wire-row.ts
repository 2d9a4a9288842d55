import { fenOf, yuanOf } from '../money.ts';
import type { Fen } from '../money.ts';
import { billRowFigures } from './bill-row.ts';
import type { BillFigure, CompanyBillRow } from './bill-row.ts';

function withAmounts<From, To>(row: CompanyBillRow<From>, turn: (amount: From) => To): CompanyBillRow<To> {
  const figures: Partial<Record<BillFigure, To>> = {};
  for (const name of billRowFigures) {
    const amount = row.figures[name];
    if (amount !== undefined) figures[name] = turn(amount);
  }
  return { ...row, figures, amount: turn(row.amount) };
}

/** A row as the wire has it, amounts in yuan → in fen. */
export const fenOfRow = (row: CompanyBillRow<string>): CompanyBillRow<Fen> => withAmounts(row, fenOf);
export const yuanOfRow = (row: CompanyBillRow<Fen>): CompanyBillRow<string> => withAmounts(row, yuanOf);
