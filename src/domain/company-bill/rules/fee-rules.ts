import { momentAt, msOf } from '../../china-time.ts';
import type { Moment } from '../../china-time.ts';
import type { PenaltyStep } from '../../hotel/cancel-rule.ts';
import { showSigned } from '../../money.ts';
import type { Fen } from '../../money.ts';
import { refundSteps } from '../../rail/refund-fees.ts';

const yuan = (fen: Fen): string => showSigned(fen, true);
const minutes = (moment: Moment): string => moment.slice(0, 16);
const asked = (at: Moment, departsAt: Moment | ''): string =>
  `按 ${minutes(at)} 提交${departsAt && `、${minutes(departsAt)} 出发`}计`;

/** The rule that a cancelled stay kept its penalty by, with all of its steps. */
export function stayRuleInWords({
  penalty,
  total,
  steps,
  at,
  isGuarantee = false,
}: {
  penalty: Fen;
  total: Fen;
  steps: readonly PenaltyStep[];
  /** The money is a guarantee of the first night; the rest is paid at the hotel. */
  isGuarantee?: boolean;
  /** Of the cancellation. */
  at: Moment;
}): string {
  // A step that keeps a part keeps the first night; another sum was agreed with the hotel.
  const isFirstNight = steps.some((step) => step.penalty === penalty);
  const kept =
    penalty >= total
      ? `扣留全部${isGuarantee ? '首晚担保金' : '房费'} ${yuan(penalty)}`
      : `${isGuarantee ? '首晚担保金' : '房费'} ${yuan(total)} 中扣留${isFirstNight && !isGuarantee ? '首晚' : ''} ${yuan(penalty)}`;
  const rule = steps.map(({ fromMs, toMs, penalty: fen }) =>
    fen === 0
      ? toMs === null
        ? '入住前免费取消'
        : `${minutes(momentAt(toMs))} 前免费取消`
      : fromMs === null
        ? `预订后取消扣 ${yuan(fen)}`
        : `${minutes(momentAt(fromMs))} 起取消扣 ${yuan(fen)}`,
  );
  return [kept, `按 ${minutes(at)} 取消计`, ...rule].join('；');
}

/** Ticket of a train in a refund or change, with the departure of its ride. */
interface RailFee {
  charge: Fen;
  /** Fare of the ticket, or the difference that a change gives back. */
  base: Fen;
  percent: number;
  departsAt: Moment | '';
}

const hourMs = 3_600_000;
const inHours = 3 * 24;
const lengthOf = (ms: number): { length: number; unit: string } =>
  ms < inHours * hourMs ? { length: ms / hourMs, unit: '小时' } : { length: ms / (24 * hourMs), unit: '天' };

/** The time before the departure that decides the fee, of the steps that the railway's fees have; of a changed ticket that keeps its fee of before, that. */
function railSpan(at: Moment, departsAt: Moment | '', percent: number): string {
  if (!departsAt) return '';
  const left = msOf(departsAt) - msOf(at);
  const nth = refundSteps.findIndex(([atLeast]) => left >= atLeast);
  const [from, to] = [refundSteps[nth]?.[0], refundSteps[nth - 1]?.[0]];
  if (percent && refundSteps[nth]?.[1] === 0) return '改签前距开车不足 8 天，仍按 5% 收';
  if (from === undefined) return '';
  const [least, most] = [lengthOf(from), to === undefined ? null : lengthOf(to)];
  if (!most) return `开车前 ${least.length} ${least.unit}以上`;
  if (!from) return `开车前 ${most.length} ${most.unit}内`;
  return `开车前 ${least.length} ${least.unit === most.unit ? '' : least.unit}至 ${most.length} ${most.unit}`;
}

const groupBy = <One>(all: readonly One[], keyOf: (one: One) => string): One[][] => {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
};
const sumOf = <One>(all: readonly One[], of: (one: One) => Fen): Fen => all.reduce((sum, one) => sum + of(one), 0);

/** Fees of the railway: of a refund a share of the fare, of a change a share of what it gives back; each share with its time before departure. */
export function railRuleInWords(
  kind: 'refund' | 'change',
  fees: readonly RailFee[],
  { at, spread = 0 }: { at: Moment; /** Of all tickets of a change; above zero it is paid. */ spread?: Fen },
): string {
  const [first] = fees;
  if (!first) return '';
  if (kind === 'change' && spread >= 0 && !sumOf(fees, ({ charge }) => charge))
    return [spread ? `补差价 ${yuan(spread)}` : '票价相同', '铁路改签不收手续费', asked(at, first.departsAt)].join(
      '；',
    );
  const [name, base] = kind === 'refund' ? ['退票费', '票面'] : ['改签费', '退差价'];
  return groupBy(fees, ({ percent, departsAt }) => `${percent} ${departsAt}`)
    .flatMap((group) => {
      const [{ percent, departsAt } = first] = group;
      const charge = sumOf(group, (one) => one.charge);
      const exact = (sumOf(group, (one) => one.base) * percent) / 100;
      return [
        charge
          ? `${name} ${yuan(charge)} ＝ ${base} ${yuan(sumOf(group, (one) => one.base))} × ${percent}%${exact === charge ? '' : '（取整到 0.5 元，最低 2 元）'}`
          : `不收${name}`,
        railSpan(at, departsAt, percent),
        asked(at, departsAt),
      ];
    })
    .filter(Boolean)
    .join('；');
}

interface IntlFee {
  charge: Fen;
  fare: Fen;
  departsAt: Moment | '';
  /** Fee of a ticket by the rule; null: the fare does not come back. */
  unit: Fen | null;
  /** By whose rule: of a trip that has not begun, of one that has, the airline's own change, or free of charge. */
  by: 'before' | 'after' | 'involuntary' | 'free';
}

const intlPhases = {
  before: ['出发前退票', '出发前改签'],
  after: ['出发后退票', '出发后改签'],
  involuntary: ['航司变更航班，免收退票费', '航司变更航班，免收改签费'],
  free: ['本次退票免费', '本次改签免费'],
} as const;

/** Fees of an airline abroad: so much for each ticket, or the fare that does not come back. */
export function intlRuleInWords(kind: 'refund' | 'change', fees: readonly IntlFee[], at: Moment): string {
  const name = kind === 'refund' ? '退票费' : '改签费';
  return groupBy(fees, ({ charge, by, departsAt }) => `${charge} ${by} ${departsAt}`)
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const charge = sumOf(group, (one) => one.charge);
      const rule = intlPhases[first.by][kind === 'refund' ? 0 : 1];
      const isWhole = kind === 'refund' && first.charge > 0 && first.charge >= first.fare;
      return [
        !charge
          ? `不收${name}`
          : isWhole
            ? `${name} ${yuan(charge)} ＝ 票面全额${first.unit === null ? '' : `（每张 ${yuan(first.unit)}，以票面为限）`}`
            : `${name} ${yuan(charge)} ＝ 每张 ${yuan(first.charge)} × ${group.length} 张`,
        `票规：${rule}${isWhole && first.unit === null ? '不退票款' : ''}`,
        asked(at, first.departsAt),
      ];
    })
    .join('；');
}
