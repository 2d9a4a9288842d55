import { trainOrder } from '#contract/train-order.ts';
import type { TrainOrder } from '#contract/train-order.ts';
import { dayOf } from '#domain/china-time.ts';
import { sharePartsText } from '#domain/order/share-text.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import { railLead, railLook } from '#domain/rail/order/rail-lead.ts';
import { riddenRides } from '#domain/rail/rides/ridden-rides.ts';
import { rideSpan } from '#domain/rail/order/ride-span.ts';
import { waitedTrains } from '#domain/rail/wait.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { CalendarButton } from '#parts/rail/order/CalendarButton.tsx';
import { createFinish } from '#parts/order/finish/finish-page.ts';
import { FinishFact, FinishPage } from '#parts/order/finish/FinishPage.tsx';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

const isSettled = ({ status }: TrainOrder): boolean => !railStatus.isMoving(status);

/** 订单支付成功, the payments with their payers, and the seats; without tickets, the reason. */
export function TrainOrderFinish({ orderId }: { orderId?: string }) {
  const services = useServices();
  const texts = useTexts('train-order-finish', ownTexts);
  const { params, query } = services.place.peek();
  const orderNo = orderId || params['orderId'] || query['orderId'] || query['orderNo'] || '';
  const { say } = useSay();
  const model = useModel(() =>
    createFinish(
      services,
      'train',
      { row: trainOrder.orderDetail, input: { orderNo }, id: orderNo, isSettled, home: 'train_query_list' },
      texts,
    ),
  );
  return (
    <FinishPage
      model={model}
      texts={texts}
      label={(order) => say(railLook(railStatus.look(order.status), order, model.now()).label)}
      renderLead={(order) => say(railLead(order, model.now()))}
      renderCalendar={(order) => <CalendarButton order={order} />}
      shared={(order) => sharePartsText(sharedRides(order), services.clock.today())}
    >
      {(order) => <Bought order={order} texts={texts} />}
    </FinishPage>
  );
}

/** Each train with those who travel on it; of an order that waits for seats, the trains that it waits for. */
const ridesOf = (order: TrainOrder) =>
  order.tickets.length
    ? riddenRides(order).open
    : (order.wait ? waitedTrains(order.wait.wishes) : order.rides).map((ride) => ({ ride, people: [], tickets: [] }));

const sharedRides = (order: TrainOrder) => ({
  orderNo: order.orderNo,
  by: 'rail' as const,
  names: order.passengers.map(({ name }) => name),
  parts: ridesOf(order).map(({ ride: { trainNumber, from, to }, people, tickets }) => ({
    from: from.station,
    to: to.station,
    depTime: from.at,
    arrTime: to.at,
    what: [trainNumber, ...tickets.map(({ seatName }) => seatName), ...people].join(' '),
  })),
});

function Bought({ order, texts }: { order: TrainOrder; texts: Texts }) {
  const { say, showDay } = useSay();
  return (
    <>
      {ridesOf(order).map(({ ride: { trainNumber, from, to }, people, tickets }) => (
        <div key={`${trainNumber} ${from.at}`}>
          <dt>
            <b>
              {from.station} → {to.station}
            </b>{' '}
            {trainNumber}
          </dt>
          <dd className="t-facts">
            <span>
              {showDay(dayOf(from.at))} {say(rideSpan(from.at, to.at))}
            </span>
            <span>{tickets.map(({ seatName }) => seatName).join(say('、'))}</span>
            {people.length > 0 && <span>{people.join(say('、'))}</span>}
          </dd>
        </div>
      ))}
      <FinishFact name={texts.passengers}>{order.passengers.map(({ name }) => name).join(say('、'))}</FinishFact>
    </>
  );
}
