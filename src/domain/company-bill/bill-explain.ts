import type { Fen } from '../money.ts';
import { billColumns } from './bill-columns.ts';
import { billParts } from './bill-row.ts';
import type { BillPart, CompanyBillRow } from './bill-row.ts';

export interface ExplainedPart {
  /** Null: the rest that no figure explains. */
  name: BillPart | null;
  label: string;
  fen: Fen;
}

export interface Explained {
  parts: ExplainedPart[];
  amount: Fen;
  rule: string;
  /** The company's side of the booking. */
  entries: { movement: string; account: string; side: 'debit' | 'credit'; fen: Fen }[];
}

const accounts = { credit: '授信应收', prepaid: '预存账户' } as const;

/** An amount as the sum of its parts; the parts always add up to it. */
export function explain({ figures, facts, amount, settle }: CompanyBillRow): Explained {
  const parts: ExplainedPart[] = [];
  let rest = amount;
  for (const name of billParts) {
    const fen = figures[name] ?? 0;
    if (!fen) continue;
    rest -= fen;
    parts.push({ name, label: labelOf(name, facts.changedFrom), fen });
  }
  if (rest) parts.push({ name: null, label: '其他', fen: rest });
  return {
    parts,
    amount,
    rule: facts.rule ?? '',
    entries: [
      {
        movement: facts.movement ?? '',
        account: accounts[settle],
        side: amount < 0 ? 'credit' : 'debit',
        fen: Math.abs(amount),
      },
    ],
  };
}

const labelOf = (name: BillPart, changedFrom: string | undefined): string =>
  name === 'fare' && changedFrom ? '原票面' : billColumns[name].label;
