import { useState } from 'react';
import { trainOrder } from '#contract/train-order.ts';
import type { TrainOrder } from '#contract/train-order.ts';
import { clockOf, dayOf, momentAt, msOf } from '#domain/china-time.ts';
import { sharePartsText } from '#domain/order/share-text.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import { railLead, railLook } from '#domain/rail/order/rail-lead.ts';
import { riddenRides } from '#domain/rail/rides/ridden-rides.ts';
import { clockTickets, rateText, refundClock } from '#domain/rail/order/refund-clock.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { waitedTrains } from '#domain/rail/wait.ts';
import { useLater } from '#kit/part.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { CalendarButton } from '#parts/rail/order/CalendarButton.tsx';
import { createFinish } from '#parts/order/finish/finish-page.ts';
import { FinishFact, FinishPage } from '#parts/order/finish/FinishPage.tsx';
import { Button } from '#ui/controls/Button.tsx';
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
      renderBefore={(order) => order.status === 2 && <PrintButton order={order} label={texts.print} />}
      shared={(order) => sharePartsText(sharedRides(order), services.clock.today())}
    >
      {(order) => <Bought order={order} texts={texts} now={model.now()} />}
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

function Bought({ order, texts, now }: { order: TrainOrder; texts: Texts; now: number }) {
  const { say, showDay } = useSay();
  const isIssued = order.status === 2;
  return (
    <>
      {ridesOf(order).map(({ ride: { trainNumber, from, to, ...ride }, tickets }) => (
        <div key={`${trainNumber} ${from.at}`} className="pf__parts">
          <div className="t-row">
            <b className="t-h3">{trainNumber}</b>
            {'seatClass' in ride && <span className="t-3">{say(seatClassNames[ride.seatClass])}</span>}
            <span className="t-end">{showDay(dayOf(from.at))}</span>
          </div>
          <div className="t-row">
            <span className="t-grow">
              <b className="t-h1">{clockOf(from.at)}</b>
              <br />
              {from.station}
            </span>
            <span className="t-3">{texts.lasts((msOf(to.at) - msOf(from.at)) / 60_000)}</span>
            <span className="t-grow t-num">
              <b className="t-h1">{clockOf(to.at)}</b>
              {dayOf(to.at) !== dayOf(from.at) && ` ${showDay(dayOf(to.at))}`}
              <br />
              {to.station}
            </span>
          </div>
          <dl className="t-row t-row--wrap">
            {tickets.map(({ passengerNo, seatName }) => (
              <div key={passengerNo} className="pf__fact">
                <dt>{order.passengers.find((one) => one.passengerNo === passengerNo)?.name}</dt>
                <dd>
                  <b>{say(seatName)}</b>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {!order.tickets.length && (
        <FinishFact name={texts.passengers}>{order.passengers.map(({ name }) => name).join(say('、'))}</FinishFact>
      )}
      {isIssued && <Next order={order} texts={texts} now={now} />}
    </>
  );
}

/** From now on: the cost of giving back, the change, the proof of the expense. */
function Next({ order, texts, now }: { order: TrainOrder; texts: Texts; now: number }) {
  const { say } = useSay();
  const [step, next] = refundClock(clockTickets(order), now);
  const trains = step?.rates.length ?? 0;
  const until = step && say(momentAt(step.untilMs).slice(5, 16));
  return (
    <>
      {step && until && (
        <FinishFact name={texts.refund}>
          {texts.refundUntil(
            until,
            step.fee ? say(rateText(step, trains)) : '',
            next?.rates.length === trains ? say(rateText(next, trains)) : '',
          )}
        </FinishFact>
      )}
      {order.tickets.some(({ mayChange }) => mayChange) && (
        <FinishFact name={texts.change}>{texts.changeOnce}</FinishFact>
      )}
      <FinishFact name={texts.proof}>{texts.proofAfter}</FinishFact>
    </>
  );
}

/** The itinerary on paper, of tickets that were issued. */
function PrintButton({ order, label }: { order: TrainOrder; label: string }) {
  const [prints, setPrints] = useState(0);
  const paper = useLater(prints > 0, () => import('#parts/rail/order/RailPrint.tsx'));
  return (
    <>
      <Button onClick={() => setPrints(prints + 1)}>{label}</Button>
      {paper && prints > 0 && <paper.RailPrint key={prints} order={order} onDone={() => setPrints(0)} />}
    </>
  );
}
