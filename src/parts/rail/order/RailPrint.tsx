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
import { PaperTable } from '#parts/order/paper/PaperTable.tsx';

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
  freeChild: (name: string) => `携免费儿童 ${name}`,
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
    <>
      <b>{clockOf(at)}</b>
      {showDay(dayOf(at))}
      <br />
      {station}
    </>
  );
  return (
    <>
      <PaperTable
        title={texts.rides}
        heads={[texts.train, texts.departs, texts.arrives, texts.seatClass]}
        rows={used.map((ride) => ({
          key: String(ride.rideNo),
          cells: [
            <>
              <b>{ride.trainNumber}</b>
              {rideChangeText(ride)}
            </>,
            call(ride.from),
            call(ride.to),
            seatClassNames[ride.seatClass],
          ],
        }))}
      />
      <PaperTable
        title={texts.tickets}
        heads={[texts.name, texts.document, texts.seat, texts.state]}
        rows={valid.flatMap(({ ticketId, passengerNo, rideNo, seatName, state }) => {
          const person = passengers.find((one) => one.passengerNo === passengerNo);
          const ride = rides.find((one) => one.rideNo === rideNo);
          if (!person) return [];
          const cells = [
            `${person.name} ${ticketTypeNames[person.ticketType]}${person.freeChild ? ` ${texts.freeChild(person.freeChild.name)}` : ''}`,
            `${certTypes[person.certType].short} ${maskCertNo(person.certNo)}`,
            `${ride?.trainNumber ?? ''} ${seatName}`,
            ticketStateLooks[state].label,
          ];
          return [{ key: ticketId, cells }];
        })}
      />
    </>
  );
}
