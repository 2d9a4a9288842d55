import type { IntlOrder } from '#contract/intl-order.ts';
import { intlSale } from '#contract/intl-sale.ts';
import type { IntlChangeOffers } from '#contract/intl-sale.ts';
import { dayOf } from '#domain/china-time.ts';
import { alongOf } from '#domain/intl/travellers/along.ts';
import { flightIdOf } from '#domain/intl/flight-id.ts';
import { fenOf } from '#domain/money.ts';
import { partedText } from '#domain/order/after-sale/followers.ts';
import { byLeg } from '#domain/trip/legs.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { createQuoting } from '#parts/order/sale/quoting.ts';
import { createSale } from '#parts/order/sale/sale.ts';
import type { SaleEnds } from '#parts/order/sale/tickets/ticket-refund.ts';
import { intlChange } from '../kinds.ts';
import type { ChangeValues } from '../kinds.ts';
import { movedOf } from './moved-of.ts';
import { sliceText } from '../slice-text.ts';
import type { IntlChangeTexts } from '../texts.ts';
import { sayOf } from '#kit/say.ts';

type Itinerary = IntlChangeOffers['itineraries'][number];

export type IntlChangeModel = ReturnType<typeof createIntlChange>;

/** Flights of an offered itinerary, as the calls name them. */
export const flightIdsOf = ({ segments }: Pick<IntlChangeOffers, 'segments'>, itinerary: Itinerary): string[] =>
  itinerary.segments.flatMap((at) => {
    const segment = segments[at];
    return segment ? [flightIdOf(segment)] : [];
  });

/** A request for other flights on one slice: its tickets, the itineraries of a day, the quote for one, and its one write. */
export function createIntlChange(
  services: Services,
  order: IntlOrder,
  only: string,
  texts: IntlChangeTexts,
  ends: SaleEnds<IntlOrder> & { payChange(saleId: string): void },
) {
  const { orderNo } = order;
  const own = sayOf(services);
  const along = alongOf(order);
  const tickets = order.tickets.filter(({ mayChange }) => mayChange);
  const asked = tickets.find(({ ticketId }) => ticketId === only);
  const ofSlice = (no: number | undefined) => tickets.filter(({ sliceNo }) => sliceNo === no);
  const slices = order.slices.filter(({ sliceNo }) => ofSlice(sliceNo).length > 0).sort(byLeg);
  const dayOfSlice = (no: number | undefined) =>
    dayOf(order.slices.find(({ sliceNo }) => sliceNo === no)?.flights[0]?.depTime ?? '');
  // A change opens on the slice that the airline has cancelled or moved.
  const ofKind = (kind: 'moved' | 'cancelled') => slices.find((slice) => movedOf(slice) === kind);
  const first = asked?.sliceNo ?? (ofKind('cancelled') ?? ofKind('moved') ?? slices[0])?.sliceNo;
  const blank: ChangeValues = {
    ticketIds: asked
      ? along.partyOf(asked.ticketId).filter((id) => tickets.some(({ ticketId }) => ticketId === id))
      : ofSlice(first).map(({ ticketId }) => ticketId),
    date: dayOfSlice(first),
    flights: [],
    overReason: '',
  };
  const refusalOf = (ticketIds: readonly string[]): string =>
    !ticketIds.length ? texts.chooseTicket : along.isParted(ticketIds) ? own.say(partedText) : '';
  const offers = createQuoting(services, intlSale.changeQuery);
  const sale = createSale(services, intlChange, {
    order,
    id: orderNo,
    blank,
    like: { ...blank, ticketIds: [''], flights: [''] },
    check({ ticketIds, flights }): FormErrors {
      const refusal = refusalOf(ticketIds);
      return { ...(refusal && { ticketIds: refusal }), ...(!flights.length && { flights: texts.chooseFlight }) };
    },
    done(answer) {
      ends.settle(answer);
      ends.closeSale();
      const unpaid = answer.afterSales.find(({ actions }) => actions.includes('pay'));
      if (unpaid) ends.payChange(unpaid.saleId);
      else services.say.toast(texts.changeDone, 'ok');
    },
    load: ends.load,
    // After a refusal the seat may be gone.
    beside: [offers],
  });
  const { form } = sale;
  const stop = form.values.subscribe(({ ticketIds, date }) =>
    offers.ask(ticketIds.length && !along.isParted(ticketIds) ? { orderNo, ticketIds, date } : null),
  );
  const sliceOf = ({ ticketIds }: ChangeValues) =>
    tickets.find(({ ticketId }) => ticketIds.includes(ticketId))?.sliceNo ?? first;

  /** Asks before a change that is done by the press: with something to pay, the payment is what ends it. */
  async function isWanted(): Promise<boolean> {
    const quote = sale.quoting.quote.peek();
    if (!quote || fenOf(quote.totals.due) > 0) return true;
    const textOf = (slice: typeof quote.old) => sliceText(own.said(slice), own, services.clock.today());
    const text = texts.sureText(textOf(quote.old), textOf(quote.new));
    return await services.say.confirm({ ...texts.sure(quote.lines.length), text });
  }
  return {
    ...sale,
    offers,
    slices,
    ofSlice,
    sliceOf,
    /** Why these tickets may not be changed; "" where they may. */
    partedOf: (ticketIds: readonly string[]): string => (ticketIds.length ? refusalOf(ticketIds) : ''),
    together: along.together,
    /** Another slice has other tickets, and begins on its own day. */
    chooseSlice: (no: number) =>
      form.edit({ ticketIds: ofSlice(no).map(({ ticketId }) => ticketId), date: dayOfSlice(no), flights: [] }),
    take: (data: IntlChangeOffers, itinerary: Itinerary) => form.edit({ flights: flightIdsOf(data, itinerary) }),
    leave: () => form.edit({ flights: [] }),
    async submit(): Promise<void> {
      if (await isWanted()) await sale.submit();
    },
    dispose() {
      stop();
      offers.dispose();
      sale.dispose();
    },
  };
}
