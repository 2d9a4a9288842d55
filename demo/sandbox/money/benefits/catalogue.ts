import { dayAt } from '#domain/china-time.ts';
import { showFen } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { BenefitKind } from '#contract/benefit.ts';
import type { BenefitGain } from '../../ground/database/tables/tables-benefit.ts';
import { yearAfter } from './holdings.ts';
import type { Holdings } from './holdings.ts';

/** One benefit on offer to a member, with today's price for that member. */
interface Offer {
  item: string;
  kind: BenefitKind;
  name: string;
  detail: string;
  amount: Fen;
  gain: BenefitGain;
  /** "" where it can be bought. */
  reason: string;
}

/** Levels from low to high: the price of a level, and of one more year of it. */
const levels = [
  { item: 'level-silver', name: '银卡会员', price: 199_00, yearly: 99_00, gain: '客服优先接入' },
  { item: 'level-gold', name: '金卡会员', price: 499_00, yearly: 199_00, gain: '客服优先接入，退改由专人跟进' },
  { item: 'level-platinum', name: '白金卡会员', price: 999_00, yearly: 399_00, gain: '专属客服，退改由专人跟进' },
] as const;

const cards: readonly Fen[] = [200_00, 500_00, 1000_00];
const packs = [
  { item: 'tickets-5', count: 5, value: 20_00, price: 80_00 },
  { item: 'tickets-10', count: 10, value: 50_00, price: 400_00 },
] as const;

export const plainLevel = '普通会员';

/** A higher level costs the difference to the one that the member has; its year begins anew. */
function upgrades({ level }: Holdings): Offer[] {
  const held = levels[(level?.rank ?? 0) - 1];
  return levels.map(({ item, name, price, gain }, at) => ({
    item,
    kind: 'upgrade',
    name: `升级${name}`,
    detail: `${gain}，自支付起一年有效${held && held.price < price ? '（已减去当前等级价格）' : ''}`,
    amount: held && held.price < price ? price - held.price : price,
    gain: { level: { rank: at + 1, name } },
    reason: (level?.rank ?? 0) > at ? (level?.rank === at + 1 ? '当前等级' : '已享更高等级') : '',
  }));
}

/** One more year of the level, at most two years ahead. */
function yearlyFee({ level }: Holdings, today: string): Offer[] {
  const held = levels[(level?.rank ?? 0) - 1];
  const reason = !level ? '升级后可续年费' : level.until > yearAfter(today) ? '已续足一年，到期前一年内可再续' : '';
  return [
    {
      item: 'annual-fee',
      kind: 'payAnnualFee',
      name: held ? `${held.name}年费` : '会员年费',
      detail: level ? `等级有效期延长一年，至 ${yearAfter(level.until)}` : '会员等级有效期延长一年',
      amount: (held ?? levels[0]).yearly,
      gain: {},
      reason,
    },
  ];
}

/** Everything on offer to a member who has this. */
export function offersTo(holdings: Holdings, now: number): Offer[] {
  const today = dayAt(now);
  return [
    ...upgrades(holdings),
    ...yearlyFee(holdings, today),
    ...cards.map((amount) => ({
      item: `card-${amount / 100}`,
      kind: 'buffetCard' as const,
      name: `自助服务卡 ¥${showFen(amount)}`,
      detail: '存入服务卡，致电客服办理改签、退票等人工服务时抵扣',
      amount,
      gain: {},
      reason: '',
    })),
    ...packs.map(({ item, count, value, price }) => ({
      item,
      kind: 'buyTicket' as const,
      name: `服务券 ¥${showFen(value)} × ${count} 张`,
      detail: `致电客服预订时每单抵扣一张，一年内有效；共值 ¥${showFen(count * value)}，省 ¥${showFen(count * value - price)}`,
      amount: price,
      gain: { vouchers: { count, value } },
      reason: '',
    })),
  ];
}
