import { intlOrder } from '#contract/intl-order.ts';
import type { IntlOrder } from '#contract/intl-order.ts';
import { clockOf } from '#domain/china-time.ts';
import { flightsToCome } from '#domain/intl/flights-to-come.ts';
import { intlLead, intlLook } from '#domain/intl/intl-lead.ts';
import { sharePartsText } from '#domain/order/share-text.ts';
import { intlStatus } from '#domain/product/intl-status.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { CalendarButton } from '#parts/order/CalendarButton.tsx';
import { createFinish } from '#parts/order/finish/finish-page.ts';
import { FinishFact, FinishPage } from '#parts/order/finish/FinishPage.tsx';
import { useSay } from '#kit/say.ts';
import { intlFinishTexts } from './paper-texts.ts';

const loadCalendar = () => import('./save-calendar.ts');
const isSettled = ({ status }: IntlOrder): boolean => !intlStatus.isMoving(status);

/** The page after the payment of international flights. */
export function IntlFinish({ orderId: orderNo }: { orderId: string }) {
  const services = useServices();
  const t = useTexts('intl-finish', intlFinishTexts);
  const { say } = useSay();
  const model = useModel(() =>
    createFinish(
      services,
      'intl',
      { row: intlOrder.orderDetail, input: { orderNo }, id: orderNo, isSettled, home: 'intl_flight_query_list' },
      t,
    ),
  );
  return (
    <FinishPage
      model={model}
      texts={t}
      label={(order) => say(intlLook(intlStatus.look(order.status), order, model.now()).label)}
      renderLead={(order) => say(intlLead(order, model.now()))}
      renderCalendar={(order) =>
        flightsToCome(order, model.now()).length > 0 && <CalendarButton order={order} load={loadCalendar} />
      }
      shared={(order) => sharePartsText(sharedFlights(order), services.clock.today())}
    >
      {(order) => <Bought order={order} t={t} />}
    </FinishPage>
  );
}

const sharedFlights = ({ orderNo, slices, passengers }: IntlOrder) => ({
  orderNo,
  by: 'air' as const,
  names: passengers.map(({ name }) => name),
  parts: slices.flatMap(({ flights }) =>
    flights.map(({ orgcityname, dstcityname, depTime, arrTime, airlineName, flightNo }) => ({
      from: orgcityname,
      to: dstcityname,
      depTime,
      arrTime,
      what: `${airlineName} ${flightNo}`,
    })),
  ),
});

/** Each flight with its times by the clocks there, the passengers. */
function Bought({ order: { slices, passengers }, t }: { order: IntlOrder; t: typeof intlFinishTexts }) {
  const { say, showDay } = useSay();
  return (
    <>
      {slices.flatMap(({ sliceNo, flights }) =>
        flights.map((one) => (
          <div key={`${sliceNo} ${one.flightId}`}>
            <dt>
              <b>
                {one.orgcityname} → {one.dstcityname}
              </b>{' '}
              {one.airlineName} {one.flightNo}
            </dt>
            <dd className="t-facts">
              <span>
                {showDay(one.depTime.slice(0, 10))} {clockOf(one.depTime)} → {showDay(one.arrTime.slice(0, 10))}{' '}
                {clockOf(one.arrTime)}
              </span>
              <span>
                {one.orgAirportName} {one.orgTerm} → {one.dstAirportName} {one.dstTerm}
              </span>
            </dd>
          </div>
        )),
      )}
      <FinishFact name={t.passengers}>{passengers.map(({ name }) => name).join(say('、'))}</FinishFact>
    </>
  );
}
