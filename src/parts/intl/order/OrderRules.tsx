import type { IntlOrder } from '#contract/intl-order.ts';
import { hasBegun, isFreed } from '#domain/intl/intl-lead.ts';
import { rulesAhead } from '#domain/intl/travellers/rules-ahead.ts';
import { fenOf } from '#domain/money.ts';
import { useServices } from '#kit/widget.ts';
import { Checklist } from '../Checklist.tsx';
import { SliceTerms } from '../SliceTerms.tsx';
import type { TermKey } from '../Terms.tsx';
import { orderSlices } from './order-slices.ts';

/** The fees of each way as they count now, and the documents that it still asks for. */
export function OrderRules({ order }: { order: IntlOrder }) {
  const { clock } = useServices();
  const { shown } = orderSlices(order);
  const now = clock.now();
  const all = shown.flatMap(({ of }) => of.flights);
  const phase = hasBegun(all, now) ? 'After' : 'Before';
  const isFree = isFreed(order.status, all, now);
  // One fare is for the whole trip: each way of those who have the changed flight is given back free, the changed one is changed free.
  const waivedOf = ({ sliceNo, flights }: IntlOrder['slices'][number]): TermKey[] =>
    isFree && order.tickets.some((one) => one.sliceNo === sliceNo && one.refund && !fenOf(one.refund.fee))
      ? [`refund${phase}`, ...(isFreed(order.status, flights, now) ? [`change${phase}` as const] : [])]
      : [];
  return (
    <>
      <SliceTerms names={order} slices={shown.map((one) => ({ ...one, waived: waivedOf(one.of) }))} />
      <Checklist
        rules={rulesAhead(
          order.rules,
          shown.map(({ of }) => of),
          now,
        )}
        names={order}
        holders={order.passengers}
        today={clock.today()}
      />
    </>
  );
}
