import { msOf } from '../../china-time.ts';
import { showFen } from '../../money.ts';
import type { Fen } from '../../money.ts';
import type { SaleState } from './sale-states.ts';

interface SaleStep {
  key: string;
  title: string;
  /** "" where it has not happened. */
  time: string;
  state: 'done' | 'now' | 'later' | 'off';
  detail: string;
}

/** Facts of a request; moments are "" where they have not happened. */
export interface SaleFacts {
  kind: 'refund' | 'change';
  state: SaleState;
  applied: string;
  reviewed: string;
  paid: string;
  decided: string;
  paidBack: string;
  /** `¥120.00`, "" with nothing to pay or to get back. */
  due: string;
  back: string;
  /** How a refund comes to what it gives back: `sumOfRefund`. */
  sum?: string;
  /** When money that goes back arrives, in a sentence. */
  arrives: string;
  nowMs: number;
  /** Of the application's service; "" without one. */
  telephone: string;
}

/** Tickets of a refund, in fen: what comes back is what was paid without the fee and without what is kept beside it. */
interface RefundedTicket {
  back: Fen;
  charge: Fen;
  servFeeKept: Fen;
  insuranceKept: Fen;
}

/** `¥1,270.00 − 退票费 ¥440.00 ＝ ¥830.00`; the amount alone where all of it comes back. */
export function sumOfRefund(tickets: readonly RefundedTicket[]): string {
  const sum = (of: (ticket: RefundedTicket) => Fen): Fen => tickets.reduce((total, ticket) => total + of(ticket), 0);
  const [back, fee, kept] = [
    sum((one) => one.back),
    sum((one) => one.charge),
    sum((one) => one.servFeeKept + one.insuranceKept),
  ];
  const yuan = (fen: Fen) => `¥${showFen(fen, true)}`;
  if (!fee && !kept) return yuan(back);
  const less = [...(fee ? [` − 退票费 ${yuan(fee)}`] : []), ...(kept ? [` − 不退费用 ${yuan(kept)}`] : [])];
  return `${yuan(back + fee + kept)}${less.join('')} ＝ ${yuan(back)}`;
}

type Part = Pick<SaleStep, 'key' | 'title' | 'time' | 'detail'>;

const part = (key: string, title: string, time = '', detail = ''): Part => ({ key, title, time, detail });

/** The usual minute is over by far: no second one is promised. */
const lateMs = 5 * 60_000;

/** How long the airline usually takes for its answer, while it is awaited. */
function usually({ applied, reviewed, paid, decided, nowMs, telephone }: SaleFacts, answer: string): string {
  if (decided) return '';
  const since = [reviewed, paid, applied].find((moment) => moment !== '');
  if (!since || nowMs - msOf(since) < lateMs) return `通常 1 分钟内${answer}`;
  return `已超过通常时间，请致电${telephone ? ` ${telephone}` : '客服'}`;
}

/** The way of a refund from the request to the money's arrival. */
const refundParts = (facts: SaleFacts): Part[] => [
  part('apply', '提交申请', facts.applied),
  part('review', '航司审核', facts.decided, usually(facts, '受理')),
  part('refund', '退票完成', facts.decided, facts.back ? `退回 ${facts.sum ?? facts.back}` : '没有可退金额'),
  ...(facts.back
    ? [part('arrive', '款项到账', facts.paidBack, facts.paidBack ? `${facts.back} 已原路退回` : facts.arrives)]
    : []),
];

const changeParts = (facts: SaleFacts): Part[] => [
  part('apply', '提交申请', facts.applied),
  ...(facts.due ? [part('pay', '支付差价', facts.paid, facts.due)] : []),
  part('confirm', '航司确认', facts.decided, facts.state === 'unpaid' ? '' : usually(facts, '确认')),
  part('change', '改签完成', facts.decided),
  ...(facts.back ? [part('arrive', '差价退回', facts.paidBack, `退回 ${facts.back}`)] : []),
];

/** Steps that are done in a state that still goes on: the one after them is under way. */
const doneIn: Partial<Record<SaleState, readonly string[]>> = {
  applied: ['apply'],
  processing: ['apply'],
  unpaid: ['apply'],
  confirming: ['apply', 'pay'],
  returning: ['apply', 'review', 'refund', 'pay', 'confirm', 'change'],
};

const ends: Partial<Record<SaleState, string>> = {
  withdrawn: '您已撤回申请',
  refused: '航司未同意',
  lapsed: '超时未支付，申请已取消',
};

/**
 * The tracker of a request. One that ended early keeps what it did, says why it ended, and shows money that was paid
 * on its way back.
 */
export function saleSteps(facts: SaleFacts): SaleStep[] {
  const parts = facts.kind === 'refund' ? refundParts(facts) : changeParts(facts);
  const end = ends[facts.state];
  if (end !== undefined) {
    const kept = parts.filter(({ key }) => key === 'apply' || (key === 'pay' && facts.paid));
    const back =
      facts.kind === 'change' && facts.paid
        ? [
            {
              ...part('arrive', '款项退回', facts.paidBack, facts.due),
              state: facts.paidBack ? ('done' as const) : ('now' as const),
            },
          ]
        : [];
    return [
      ...kept.map((one) => ({ ...one, state: 'done' as const })),
      { ...part('end', end, facts.decided, facts.kind === 'refund' ? '客票继续有效' : '原航班继续有效'), state: 'off' },
      ...back,
    ];
  }
  const done = doneIn[facts.state];
  let isNow = true;
  return parts.map((one) => {
    if (!done || done.includes(one.key)) return { ...one, state: 'done' as const };
    const state = isNow ? ('now' as const) : ('later' as const);
    isNow = false;
    return { ...one, state };
  });
}
