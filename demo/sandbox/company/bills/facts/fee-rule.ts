import { feeRuleInWords } from '#domain/company-bill/bill-explain.ts';
import { intlRuleInWords, railRuleInWords, stayRuleInWords } from '#domain/company-bill/rules/fee-rules.ts';
import { momentAt, msOf } from '#domain/china-time.ts';
import { refundPercent } from '#domain/rail/refund-fees.ts';
import type { ChangeItem, RefundItem } from '../../../ground/database/tables/tables-after-sale.ts';
import type { IntlChangeItem, IntlRefundItem } from '../../../ground/database/tables/tables-intl.ts';
import type { RailChangeItem, RailRefundItem } from '../../../ground/database/tables/tables-rail.ts';
import type { RawRow } from './raw-row.ts';

type Sale = NonNullable<RawRow['sale']>;

/** Items of a request are those of its product. */
const itemsOf = <Item>({ content }: Sale): Item[] => content.items as unknown as Item[];
const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

function airRule(sale: Sale, air: NonNullable<RawRow['air']>): string {
  const fee = sale.kind === 'refund' ? 'refundFee' : 'changeFee';
  const paying = itemsOf<RefundItem | ChangeItem>(sale).filter(({ charge }) => charge > 0);
  const percent = paying[0]?.feePercent;
  if (typeof percent !== 'number' || paying.some((item) => item.feePercent !== percent)) return '';
  const departures = new Set(air.flights.map(({ depTime }) => depTime));
  const old = 'old' in sale.content ? sale.content.old.depTime : '';
  return feeRuleInWords({
    fee,
    charge: sumOf(paying, ({ charge }) => charge),
    base: fee === 'refundFee' ? sumOf(paying, (item) => ('fare' in item ? item.fare : 0)) : sale.fare,
    percent,
    tickets: paying.length,
    at: momentAt(sale.at),
    departsAt: old || (departures.size === 1 ? ([...departures][0] ?? '') : ''),
  });
}

const shareOf = (item: RailChangeItem, departsAt: string | undefined, at: number): number =>
  (item.charge > 0 && departsAt && refundPercent(msOf(departsAt), at)) || item.feePercent;

function railRule(sale: Sale, { content }: NonNullable<RawRow['rail']>): string {
  const items = itemsOf<RailRefundItem | RailChangeItem>(sale);
  return railRuleInWords(
    sale.kind,
    items.map((item) => ({
      charge: item.charge,
      base: 'back' in item ? item.fare : -item.changeSpread,
      // The share of a change is stored as it came out of the rounded fee.
      percent: 'back' in item ? item.feePercent : shareOf(item, content.rides[item.rideNo]?.from.at, sale.at),
      departsAt: content.rides[item.rideNo]?.from.at ?? '',
    })),
    { at: momentAt(sale.at), spread: sumOf(items, (item) => ('back' in item ? 0 : item.changeSpread)) },
  );
}

function intlRule(sale: Sale, { content }: NonNullable<RawRow['intl']>): string {
  const fees = itemsOf<IntlRefundItem | IntlChangeItem>(sale).map((item) => {
    const slice = content.slices[item.sliceNo];
    const isAfter = item.charge > 0 && item.charge !== (slice?.terms.changeBefore ?? 0) * 100;
    const unit = 'by' in item ? slice?.terms[item.by === 'after' ? 'refundAfter' : 'refundBefore'] : item.charge / 100;
    return {
      charge: item.charge,
      fare: item.fare,
      unit: unit === null || unit === undefined ? null : unit * 100,
      departsAt: slice?.flights[0]?.depTime ?? '',
      by: 'by' in item ? item.by : item.charge ? (isAfter ? 'after' : 'before') : 'free',
    } as const;
  });
  return intlRuleInWords(sale.kind, fees, momentAt(sale.at));
}

/** The rule of the fee in a refund, change or cancellation, by the terms that the order was sold at; "" where there was none. */
export function ruleOf({ sale, air, rail, intl, hotel, key, kind, at }: RawRow): string {
  if (sale && air) return airRule(sale, air);
  if (sale && rail) return railRule(sale, rail);
  if (sale && intl) return intlRule(sale, intl);
  // Named in the key: a decided request.
  if (!hotel?.penalty || kind !== 'refund' || key.split(':').length <= 2) return '';
  const { content, payprice, penalty } = hotel;
  return stayRuleInWords({
    penalty,
    total: payprice,
    steps: content.steps,
    at: momentAt(at),
    isGuarantee: content.rate.payKind === 'guarantee',
  });
}
