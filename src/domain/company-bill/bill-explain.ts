import type { Moment } from '../china-time.ts';
import { showSigned } from '../money.ts';
import type { Fen } from '../money.ts';
import { billColumns } from './bill-columns.ts';
import { billParts } from './bill-row.ts';
import type { BillPart, CompanyBillRow } from './bill-row.ts';

interface ExplainedPart {
  /** Null: the rest that no figure explains. */
  name: BillPart | null;
  label: string;
  fen: Fen;
}

interface Explained {
  parts: ExplainedPart[];
  amount: Fen;
  rule: string;
  /** The company's side of the booking. */
  entries: { movement: string; account: string; side: 'debit' | 'credit'; fen: Fen }[];
}

const accounts = { credit: '授信应付', prepaid: '预存账户' } as const;

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

/** Standard, excess and payer of a row above the standard; "" of every other one. `personal`: part of the travellers. */
export function overInWords({ verdict, figures, facts }: CompanyBillRow, personal: Fen): string {
  if (verdict !== 'over') return '';
  const over = figures.overAmount ?? 0;
  const price = priced.reduce((sum, name) => sum + (figures[name] ?? 0), 0);
  const yuan = (fen: Fen) => showSigned(fen, true);
  const limit = over && price > over ? `标准 ${yuan(price - over)}，本次 ${yuan(price)}，超出 ${yuan(over)}` : '';
  const own = over ? Math.min(personal, over) : personal;
  const payer =
    own === 0
      ? '超出部分由公司支付'
      : own < over
        ? `超出部分由出行人支付 ${yuan(own)}，公司支付 ${yuan(over - own)}`
        : `超出的 ${yuan(own)} 由出行人支付，不在本行金额内`;
  return [facts.overRule || limit, payer, facts.overReason && `原因：${facts.overReason}`].filter(Boolean).join('；');
}
interface FeeRule {
  fee: 'refundFee' | 'changeFee';
  /** Of the tickets that paid one. */
  charge: Fen;
  /** Their fare; null: unknown. */
  base: Fen | null;
  percent: number;
  tickets: number;
  /** When the refund or change was asked for, and when it would have left; "" for unknown. */
  at: Moment;
  departsAt: Moment | '';
}

const wholeYuan = 100;

/** The share of the fare that a fee is, and the moments that decided it. */
export function feeRuleInWords({ fee, charge, base, percent, tickets, at, departsAt }: FeeRule): string {
  const yuan = (fen: Fen) => showSigned(fen, true);
  const exact = base === null ? NaN : (base * percent) / 100;
  const name = billColumns[fee].label;
  // Fees are whole yuan of each ticket.
  const isBase = Math.abs(exact - charge) < tickets * wholeYuan;
  const sum = isBase
    ? `${name} ${yuan(charge)} ＝ 票面 ${yuan(base ?? 0)} × ${percent}%${exact === charge ? '' : '（取整到元）'}`
    : `${name} ${yuan(charge)}，为票面的 ${percent}%`;
  const minutes = (moment: Moment) => moment.slice(0, 16);
  return `${sum}；按 ${minutes(at)} 提交${departsAt && `、${minutes(departsAt)} 出发`}计`;
}

/** Parts of the price that a standard limits. */
const priced = ['fare', 'roomFee', 'changeSpread'] as const;

const labelOf = (name: BillPart, changedFrom: string | undefined): string =>
  name === 'fare' && changedFrom ? '原票面' : billColumns[name].label;
