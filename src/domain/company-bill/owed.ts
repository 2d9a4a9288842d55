import type { Day } from '../china-time.ts';
import { fenOf, showYuan } from '../money.ts';
import type { Fen } from '../money.ts';
import { cycleName } from './cycle-name.ts';

/** The bills that give accepted disputes back, in words; `parts` is empty until a bill has them. */
export function creditedInWords(sum: string, parts: readonly { from: Day; to: Day; amount: string }[]): string {
  const [only] = parts;
  const where =
    parts.length > 1
      ? parts.map((one) => `${cycleName(one)}账单冲减 ${showYuan(one.amount)}`).join('，')
      : `在${only ? ` ${cycleName(only)}` : '采纳时所在账期的'}账单中冲减`;
  return `异议已采纳 ${showYuan(sum)}，${where}`;
}

/** Amount that no transfer under way pays. */
export const restOf = ({
  rest,
  payments,
}: {
  rest: string;
  payments: readonly { state: string; amount: string }[];
}): Fen =>
  payments.reduce((left, { state, amount }) => (state === 'waiting' ? left - fenOf(amount) : left), fenOf(rest));

/** The part of the rest that no open dispute claims; all of it where they claim the whole. */
export const undisputedOf = (bill: Parameters<typeof restOf>[0] & { claimed: string }): Fen => {
  const rest = restOf(bill);
  const left = rest - fenOf(bill.claimed);
  return left > 0 ? left : rest;
};

/** Owed for a cycle with what earlier ones gave back too much; negative: it goes on to the next bill. */
export const owedOf = ({ amount, carried }: { amount: string; carried: string }): Fen => fenOf(amount) + fenOf(carried);
