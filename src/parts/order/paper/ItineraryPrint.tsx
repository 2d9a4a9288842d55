import type { AirOrder, OrderFlight } from '#contract/order.ts';
import { clockOf } from '#domain/china-time.ts';
import { asFlown } from '#domain/order/after-sale/flown-flights.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { scheduleText } from '#domain/order/schedule.ts';
import { keyOf } from '#domain/trip/legs.ts';
import { showTicketNo } from '#domain/order/ticket-status.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { ItinerarySheet } from './ItinerarySheet.tsx';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { paperTexts } from './texts.ts';

/** Prints the itineraries of orders, a page each. Documents are masked. */
export function ItineraryPrint({ orders, onDone }: { orders: readonly AirOrder[]; onDone: () => void }) {
  const { said } = useSay();
  const texts = useTexts('air-paper', paperTexts);
  return (
    <ItinerarySheet
      pages={said(orders)
        .map(asFlown)
        .map((order) => ({
          orderNo: order.orderNo,
          look: airStatus.look(order.status).label,
          contact: order.contact.name,
          total: order.total,
          note: texts.note,
          body: (
            <>
              <Flights order={order} texts={texts} />
              <People order={order} texts={texts} />
            </>
          ),
        }))}
      onDone={onDone}
    />
  );
}

interface PartProps {
  order: ReturnType<typeof asFlown<OrderFlight, AirOrder>>;
  texts: typeof paperTexts;
}

function Flights({ order, texts }: PartProps) {
  const { say, showDay } = useSay();
  const end = (moment: string, city: string, airport: string, term: string) => (
    <td>
      <b>{clockOf(moment)}</b>
      {showDay(moment.slice(0, 10))}
      <br />
      {texts.place(city, airport)} {term}
    </td>
  );
  const row = (flight: PartProps['order']['flightList'][number]) => (
    <tr key={`${flight.flightId} ${keyOf(flight)}`}>
      <td>
        <b>{flight.flightNo}</b>
        {flight.airlineName}
        {flight.people.length > 0 && (
          <>
            <br />
            {flight.people.join(say('、'))}
          </>
        )}
        {flight.schedule && (
          <>
            <br />
            {say(scheduleText(flight))}
          </>
        )}
      </td>
      {end(flight.depTime, flight.orgcityname, flight.orgAirportName, flight.orgTerm)}
      {end(flight.arrTime, flight.dstcityname, flight.dstAirportName, flight.dstTerm)}
      <td>
        {flight.productName} {flight.cabinCode}
      </td>
      <td>{flight.rule.baggageKg ? `${flight.rule.baggageKg} kg` : texts.none}</td>
    </tr>
  );
  return (
    <>
      <h2>{texts.flights}</h2>
      <table>
        <thead>
          <tr>
            <th>{texts.flights}</th>
            <th>{texts.departs}</th>
            <th>{texts.arrives}</th>
            <th>{texts.cabin}</th>
            <th>{texts.baggage}</th>
          </tr>
        </thead>
        <tbody>{order.flightList.map(row)}</tbody>
      </table>
    </>
  );
}

function People({ order, texts }: PartProps) {
  const { say } = useSay();
  return (
    <>
      <h2>{texts.passengers}</h2>
      <table>
        <thead>
          <tr>
            <th>{texts.name}</th>
            <th>{texts.document}</th>
            <th>{texts.ticket}</th>
          </tr>
        </thead>
        <tbody>
          {order.psgList.map(({ id, name, certType, certNo }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>
                {say(certTypes[certType].short)} {maskCertNo(certNo)}
              </td>
              <td>
                {order.psgFlightList
                  .filter(({ psgId, ticketNo }) => psgId === id && ticketNo)
                  .map(({ ticketNo }) => showTicketNo(ticketNo))
                  .join(say('、')) || texts.noTicket}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
