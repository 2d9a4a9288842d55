import type { TrainOrder } from '#contract/train-order.ts';
import { clockOf, dayOf } from '#domain/china-time.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import { ticketStateLooks } from '#domain/product/ticket-states.ts';
import { railLook } from '#domain/rail/order/rail-lead.ts';
import { rideChangeText } from '#domain/rail/order/ride-schedule.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { ticketTypeNames } from '#domain/rail/ticket-types.ts';
import { OrderSheet } from '#parts/order/paper/ItinerarySheet.tsx';
import { PaperTable } from '#parts/order/paper/PaperTable.tsx';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { railPaperTexts } from './words/paper-texts.ts';

/** Prints the itinerary of a train order: its rides, and each ticket that is one still. Documents are masked. */
export function RailPrint({ order, onDone }: { order: TrainOrder; onDone(): void }) {
  const { said } = useSay();
  const texts = useTexts('rail-paper', railPaperTexts);
  const look = railLook(railStatus.look(order.status), order, useServices().clock.now()).label;
  return (
    <OrderSheet order={order} look={look} note={texts.note} onDone={onDone}>
      <Body order={said(order)} texts={texts} />
    </OrderSheet>
  );
}

function Body({ order: { rides, tickets, passengers }, texts }: { order: TrainOrder; texts: typeof railPaperTexts }) {
  const { say, showDay } = useSay();
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
        heads={[texts.rides, texts.departs, texts.arrives, texts.seatClass]}
        rows={used.map((ride) => ({
          key: String(ride.rideNo),
          cells: [
            <>
              <b>{ride.trainNumber}</b>
              {say(rideChangeText(ride))}
            </>,
            call(ride.from),
            call(ride.to),
            say(seatClassNames[ride.seatClass]),
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
            `${person.name} ${say(ticketTypeNames[person.ticketType])}${person.freeChild ? ` ${texts.freeChild(person.freeChild.name)}` : ''}`,
            `${say(certTypes[person.certType].short)} ${maskCertNo(person.certNo)}`,
            `${ride?.trainNumber ?? ''} ${seatName}`,
            say(ticketStateLooks[state].label),
          ];
          return [{ key: ticketId, cells }];
        })}
      />
    </>
  );
}
