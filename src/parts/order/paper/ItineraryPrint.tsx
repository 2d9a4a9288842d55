import type { AirOrder, OrderFlight } from '#contract/order.ts';
import { clockOf, showDay } from '#domain/china-time.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { scheduleText } from '#domain/order/schedule.ts';
import { keyOf } from '#domain/trip/legs.ts';
import { showTicketNo } from '#domain/order/ticket-status.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { ItinerarySheet } from './ItinerarySheet.tsx';

const texts = {
  flights: '航班',
  flight: '航班',
  departs: '起飞',
  arrives: '到达',
  cabin: '舱位',
  baggage: '免费托运',
  none: '无',
  passengers: '乘机人',
  name: '姓名',
  document: '证件',
  ticket: '票号',
  noTicket: '未出票',
  note: '时间均为当地时间。本行程单供出行参考，不作报销凭证；航班变动以航空公司通知为准。',
};

/** Prints the itineraries of orders, a page each. Documents are masked. */
export const ItineraryPrint = ({ orders, onDone }: { orders: readonly AirOrder[]; onDone: () => void }) => (
  <ItinerarySheet
    pages={orders.map((order) => ({
      orderNo: order.orderNo,
      look: airStatus.look(order.status).label,
      contact: order.contact.name,
      total: order.total,
      note: texts.note,
      body: (
        <>
          <Flights order={order} />
          <People order={order} />
        </>
      ),
    }))}
    onDone={onDone}
  />
);

function Flights({ order }: { order: AirOrder }) {
  const end = (moment: string, city: string, airport: string, term: string) => (
    <td>
      <b>{clockOf(moment)}</b>
      {showDay(moment.slice(0, 10))}
      <br />
      {city}
      {airport} {term}
    </td>
  );
  const row = (flight: OrderFlight) => (
    <tr key={`${flight.flightId} ${keyOf(flight)}`}>
      <td>
        <b>{flight.flightNo}</b>
        {flight.airlineName}
        {flight.schedule && (
          <>
            <br />
            {scheduleText(flight)}
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
            <th>{texts.flight}</th>
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

function People({ order }: { order: AirOrder }) {
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
                {certTypes[certType].short} {maskCertNo(certNo)}
              </td>
              <td>
                {order.psgFlightList
                  .filter(({ psgId, ticketNo }) => psgId === id && ticketNo)
                  .map(({ ticketNo }) => showTicketNo(ticketNo))
                  .join('、') || texts.noTicket}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
