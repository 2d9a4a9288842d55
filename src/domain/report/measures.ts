import { fenOf } from '../money.ts';
import type { Family } from '../product/names.ts';

/** Sums of a report as the wire has them: amounts in yuan. */
export interface ReportSums {
  amount: string;
  sales: string;
  refunds: string;
  fare: string;
  fullFare: string;
  taxes: string;
  serviceFee: string;
  insurance: string;
  overAmount: string;
  missed: string;
  changeCost: string;
  refundCost: string;
  orders: number;
  tickets: number;
  advanceDays: number;
  checked: number;
  over: number;
  missedTickets: number;
  changedTickets: number;
  refundedTickets: number;
}

/** `yuan` in fen; `rate` as a share of one; `discount` in tenths of the full fare. */
type MeasureKind = 'yuan' | 'count' | 'rate' | 'days' | 'discount';

export interface Measure {
  kind: MeasureKind;
  label: string;
  /** The direction that is good news; null: neither is. */
  better: 'up' | 'down' | null;
  /** Null where there is nothing to divide by. */
  of(figures: ReportSums): number | null;
}

const over = (part: number, whole: number): number | null => (whole ? part / whole : null);

/** Every figure of a report, from the sums that the server answers. */
export const reportMeasures = {
  amount: { kind: 'yuan', label: '净消费额', better: null, of: ({ amount }) => fenOf(amount) },
  sales: { kind: 'yuan', label: '出票金额', better: null, of: ({ sales }) => fenOf(sales) },
  orders: { kind: 'count', label: '订单数', better: null, of: ({ orders }) => orders },
  tickets: { kind: 'count', label: '票量', better: null, of: ({ tickets }) => tickets },
  averagePrice: {
    kind: 'yuan',
    label: '平均票价',
    better: 'down',
    of({ fare, tickets }) {
      const price = over(fenOf(fare), tickets);
      return price === null ? null : Math.round(price);
    },
  },
  discount: {
    kind: 'discount',
    label: '平均折扣',
    better: 'down',
    of: ({ fare, fullFare }) => over(10 * fenOf(fare), fenOf(fullFare)),
  },
  advance: {
    kind: 'days',
    label: '平均提前天数',
    better: 'up',
    of: ({ advanceDays, tickets }) => over(advanceDays, tickets),
  },
  compliance: {
    kind: 'rate',
    label: '合规率',
    better: 'up',
    of: ({ checked, over: above }) => over(checked - above, checked),
  },
  over: { kind: 'count', label: '超标票数', better: 'down', of: ({ over: above }) => above },
  overAmount: { kind: 'yuan', label: '超标金额', better: 'down', of: ({ overAmount }) => fenOf(overAmount) },
  missed: { kind: 'yuan', label: '错失节省', better: 'down', of: ({ missed }) => fenOf(missed) },
  changeRate: {
    kind: 'rate',
    label: '改签率',
    better: 'down',
    of: ({ changedTickets, tickets }) => over(changedTickets, tickets),
  },
  refundRate: {
    kind: 'rate',
    label: '退票率',
    better: 'down',
    of: ({ refundedTickets, tickets }) => over(refundedTickets, tickets),
  },
  changeCost: { kind: 'yuan', label: '改签费用', better: 'down', of: ({ changeCost }) => fenOf(changeCost) },
  refundCost: { kind: 'yuan', label: '退票损失', better: 'down', of: ({ refundCost }) => fenOf(refundCost) },
  serviceFee: { kind: 'yuan', label: '服务费', better: 'down', of: ({ serviceFee }) => fenOf(serviceFee) },
  taxes: { kind: 'yuan', label: '机建燃油', better: null, of: ({ taxes }) => fenOf(taxes) },
  insurance: { kind: 'yuan', label: '保险', better: null, of: ({ insurance }) => fenOf(insurance) },
  refunds: { kind: 'yuan', label: '退票退回', better: null, of: ({ refunds }) => fenOf(refunds) },
} as const satisfies Readonly<Record<string, Measure>>;

type MeasureName = keyof typeof reportMeasures;

/** A stay has no full fare, taxes or change, and a cancellation without a penalty leaves nothing to count. */
const notOfStays: ReadonlySet<MeasureName> = new Set<MeasureName>([
  'discount',
  'missed',
  'changeRate',
  'refundRate',
  'changeCost',
  'serviceFee',
  'taxes',
  'insurance',
  'refunds',
]);

/** The railway has no taxes and fees of ours, and nobody names what a cheaper train would have saved. */
const notOfTrains: ReadonlySet<MeasureName> = new Set<MeasureName>(['discount', 'missed', 'serviceFee', 'taxes']);

/** A ride is one price: nothing is booked ahead, changed or given back. */
const notOfRides: ReadonlySet<MeasureName> = new Set<MeasureName>([...notOfStays, 'advance', 'refundCost']);

const lacking: Partial<Record<Family, ReadonlySet<MeasureName>>> = {
  hotel: notOfStays,
  train: notOfTrains,
  car: notOfRides,
};

/** Measures that reports of a product have. */
export const isMeasureOf = (product: Family, measure: MeasureName): boolean => lacking[product]?.has(measure) !== true;

/** Dimensions that say the same as another one: the route of a stay or a ride is its city, a ride is taken by its booker. */
const sameAs: Partial<Record<Family, readonly string[]>> = { hotel: ['city'], car: ['city', 'traveller'] };

/** Dimensions that reports of a product are grouped by. */
export const isDimensionOf = (product: Family, dimension: string): boolean =>
  sameAs[product]?.includes(dimension) !== true;

/** Fewer tickets say nothing of shares and averages. */
export const fewTickets = 5;

/** Too few tickets for shares and averages. */
export const isThin = ({ tickets }: ReportSums): boolean => tickets > 0 && tickets < fewTickets;
