import { computed } from '@preact/signals-core';
import type { TrainOrder } from '#contract/train-order.ts';
import { trainSale } from '#contract/train-sale.ts';
import type { TrainChangeOffers } from '#contract/train-sale.ts';
import { msOf } from '#domain/china-time.ts';
import { changeableTickets } from '#domain/rail/order/changeable.ts';
import { childAloneText, childrenOf } from '#domain/rail/order/children-along.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { createQuoting } from '#parts/order/sale/quoting.ts';
import { createSale } from '#parts/order/sale/sale.ts';
import { isChangeWanted } from '#parts/rail/sale/change-question.ts';
import { blankChange, draftOfChange, railChange } from '#parts/rail/sale/kinds.ts';
import { noSeats } from '#parts/rail/seats/seat-values.ts';
import type { Texts } from './texts.ts';

export type ChangeModel = ReturnType<typeof createTrainChange>;
type OfferedRide = TrainChangeOffers['rides'][number];

interface Asked {
  /** The arrival station becomes another one. */
  isOther: boolean;
  /** The ticket whose own button was pressed; "" for that of the order. */
  ticket: string;
  /** On the page of the train that was chosen on the page before. */
  isChosen: boolean;
}

/** The route of the page of a chosen train. */
export const chosenPage = (isOther: boolean) => (isOther ? 'train_nab_order_info' : 'train_ab_order_info');

/** A request for another train: the tickets, the trains of a day, the quote for one of their seats, and its one write. */
export function createTrainChange(
  services: Services,
  order: TrainOrder,
  { isOther, ticket, isChosen }: Asked,
  texts: Texts,
  load: () => unknown,
) {
  const { orderNo } = order;
  const tickets = changeableTickets(order, ticket);
  const children = childrenOf(order);
  const ride = order.rides.find(({ rideNo }) => rideNo === tickets[0]?.rideNo);
  const offers = createQuoting(services, trainSale.changeQuery);
  const showOrder = () => services.navigate('train_order_details', { orderId: orderNo }, { replace: true });
  const go = (name: string, options?: { replace: true }) =>
    services.navigate(name, { orderNo, ...(ticket && { ticket }) }, options);
  const toTrains = (other: boolean) => go(other ? 'train_nab_query_list' : 'train_ab_query_list', { replace: true });
  // Those whose journey the railway has changed pay nothing, others of the same train do.
  const freed = tickets.filter(({ freedBy }) => freedBy);
  const first = (freed[0] ? freed : tickets).map(({ ticketId }) => ticketId);
  const blank = blankChange(ticket ? children.partyOf(ticket) : children.together(first), ride);
  const sale = createSale(services, railChange, {
    order,
    id: isOther ? `${orderNo}.station` : orderNo,
    blank,
    like: draftOfChange(blank),
    check: ({ ticketIds, trainNumber }): FormErrors => ({
      ...(ticketIds.length ? {} : { ticketIds: texts.chooseTicket }),
      ...(children.isAlone(ticketIds) && { ticketIds: childAloneText }),
      ...(trainNumber ? {} : { trainNumber: texts.chooseTrain }),
    }),
    done(answer) {
      const unpaid = answer.afterSales.find(({ actions }) => actions.includes('pay'));
      if (unpaid) return services.navigate('pay_order', { orderId: unpaid.saleId, businessType: 'trainChangeTicket' });
      services.say.toast(texts.changeDone(isOther), 'ok');
      showOrder();
    },
    load: () => void load(),
    // After a refusal the seat may be gone.
    beside: [offers],
  });
  const { form } = sale;
  const stop = form.values.subscribe(({ ticketIds, date, fromStation, toStation }) =>
    offers.ask(
      !isChosen && ticketIds.length && !children.isAlone(ticketIds) && (!isOther || toStation)
        ? { orderNo, ticketIds, date, ...(fromStation && { fromStation }), ...(isOther && { toStation }) }
        : null,
    ),
  );
  const none = { ...noSeats, trainNumber: '' };
  /** The only day of this change has no seat left for its tickets in any class. */
  const isOver = computed(() => {
    const known = offers.resource.value?.current.value;
    if (isOther || known?.state !== 'ready') return false;
    const { rides, opens, dates } = known.data;
    return !rides.length && !opens && dates.from >= dates.to;
  });
  return {
    ...sale,
    order,
    ride,
    tickets,
    isOther,
    offers,
    isOver,
    /** The train has left without its travellers. */
    hasLeft: ride !== undefined && msOf(ride.from.at) <= services.clock.now(),
    showOrder,
    /** Another party, day or station is another list. */
    choose: (change: { date?: string; fromStation?: string; toStation?: string }) => form.edit({ ...none, ...change }),
    chooseTickets: (ids: string[]) =>
      form.edit({ ...none, ticketIds: children.together(ids, form.values.peek().ticketIds) }),
    children,
    async submit(): Promise<void> {
      if (await isChangeWanted(services, sale.quoting.quote.peek())) await sale.submit();
    },
    take: ({ trainNumber, from, to }: OfferedRide, { seatClass }: OfferedRide['seats'][number]) =>
      form.edit({ ...noSeats, trainNumber, seatClass, from: from.telecode, to: to.telecode }),
    toOther: toTrains,
    isChosen,
    next: () => go(chosenPage(isOther)),
    leave: () => (isChosen ? services.back() || toTrains(isOther) : showOrder()),
    /** A page of a chosen train without one, as after its request, begins with the trains. */
    begin: () => isChosen && !form.values.peek().trainNumber && toTrains(isOther),
    dispose() {
      stop();
      offers.dispose();
      sale.dispose();
    },
  };
}
