import type { TrainOrder } from '#contract/train-order.ts';
import { clockOf, dayOf, showDay } from '#domain/china-time.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import { ticketStateLooks } from '#domain/product/ticket-states.ts';
import { rideChangeText } from '#domain/rail/order/ride-schedule.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { ticketTypeNames } from '#domain/rail/ticket-types.ts';
import { ItinerarySheet } from '#parts/order/paper/ItinerarySheet.tsx';

const texts = {
  rides: '车次',
  train: '车次',
  departs: '开车',
  arrives: '到达',
  seatClass: '席别',
  tickets: '车票',
  name: '乘车人',
  document: '证件',
  seat: '车次与座位',
  state: '状态',
  note: '时间均为北京时间。本行程单供出行参考，不作报销凭证；凭购票证件进站，列车时刻以铁路公告为准。',
};

/** Prints the itinerary of a train order: its rides, and each ticket that is one still. Documents are masked. */
export function RailPrint({ order, onDone }: { order: TrainOrder; onDone(): void }) {
  const { orderNo, status, contact, total } = order;
  const look = railStatus.look(status).label;
  return (
    <ItinerarySheet
      pages={[
        { orderNo, look, contact: contact.name, total, note: texts.note, body: <Body key={orderNo} order={order} /> },
      ]}
      onDone={onDone}
    />
  );
}

function Body({ order: { rides, tickets, passengers } }: { order: TrainOrder }) {
  const valid = tickets.filter(({ state }) => state !== 'changed' && state !== 'void');
  const used = rides.filter(({ rideNo }) => valid.some((ticket) => ticket.rideNo === rideNo));
  const call = ({ station, at }: TrainOrder['rides'][number]['from']) => (
    <td>
      <b>{clockOf(at)}</b>
      {showDay(dayOf(at))}
      <br />
      {station}
    </td>
  );
  return (
    <>
      <h2>{texts.rides}</h2>
      <table>
        <thead>
          <tr>
            {[texts.train, texts.departs, texts.arrives, texts.seatClass].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {used.map((ride) => (
            <tr key={ride.rideNo}>
              <td>
                <b>{ride.trainNumber}</b>
                {rideChangeText(ride)}
              </td>
              {call(ride.from)}
              {call(ride.to)}
              <td>{seatClassNames[ride.seatClass]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{texts.tickets}</h2>
      <table>
        <thead>
          <tr>
            {[texts.name, texts.document, texts.seat, texts.state].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {valid.map(({ ticketId, passengerNo, rideNo, seatName, state }) => {
            const person = passengers.find((one) => one.passengerNo === passengerNo);
            const ride = rides.find((one) => one.rideNo === rideNo);
            return (
              person && (
                <tr key={ticketId}>
                  <td>
                    {person.name} {ticketTypeNames[person.ticketType]}
                  </td>
                  <td>
                    {certTypes[person.certType].short} {maskCertNo(person.certNo)}
                  </td>
                  <td>
                    {ride?.trainNumber} {seatName}
                  </td>
                  <td>{ticketStateLooks[state].label}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </>
  );
}
