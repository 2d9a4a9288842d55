import { dayOf } from '../china-time.ts';
import { fenOf, showFen, sumFen } from '../money.ts';

/** A payment of an order that is over, or the company's share that was taken before the traveller had paid. */
export interface GoneMoney {
  payer: 'company' | 'personal';
  /** Yuan. */
  amount: string;
  status: 'paid' | 'refunding' | 'refunded';
}

/** Whose money was taken for an order that ended before it was paid, and where it went. */
export function whereMoneyWent(payments: readonly GoneMoney[]): string {
  const of = (payer: GoneMoney['payer']) => {
    const own = payments.filter((one) => one.payer === payer);
    if (!own.length) return null;
    const sum = showFen(sumFen(own.map(({ amount }) => fenOf(amount))), true);
    return { sum, isBack: own.every(({ status }) => status === 'refunded') };
  };
  const [company, personal] = [of('company'), of('personal')];
  return [
    company && `公司已付的 ¥${company.sum} ${company.isBack ? '已退回公司' : '将退回公司'}`,
    personal ? `您已付的 ¥${personal.sum} ${personal.isBack ? '已原路退回' : '将原路退回'}` : '您没有被扣款',
  ]
    .filter(Boolean)
    .join('，');
}

/** An order that ended unpaid; the last moment of its course comes first. */
interface Unpaid {
  createTime: string;
  payDeadline: string;
  timeline: readonly { time: string }[];
}

/** The deadline that an order ended by: `12:30`, of another day `11-22 12:30`. "": it ended before its deadline. */
export function missedDeadline({ createTime, payDeadline, timeline }: Unpaid): string {
  const endedAt = timeline[0]?.time ?? payDeadline;
  return endedAt >= payDeadline ? payDeadline.slice(dayOf(createTime) === dayOf(payDeadline) ? 11 : 5, 16) : '';
}
