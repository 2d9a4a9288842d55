import type { IntlOrder } from '#contract/intl-order.ts';
import { clockOf, dayOf } from '#domain/china-time.ts';
import { isUnborn } from '#domain/intl/flights-to-come.ts';
import { intlLook } from '#domain/intl/intl-lead.ts';
import { showYuan } from '#domain/money.ts';
import { showTicketNo } from '#domain/order/ticket-status.ts';
import { certTypes } from '#domain/passenger/documents/cert-types.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { psgTypeLabel } from '#domain/passenger/psg-types.ts';
import { intlStatus } from '#domain/product/intl-status.ts';
import { ticketStateLooks } from '#domain/product/ticket-states.ts';
import { OrderSheet } from '#parts/order/paper/ItinerarySheet.tsx';
import { PaperTable } from '#parts/order/paper/PaperTable.tsx';
import { sliceWay } from '../sale/slice-text.ts';
import { intlTexts } from '../texts.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { intlPaperTexts } from './paper-texts.ts';

/** Prints the itinerary of an order abroad: its flights by the clocks there, and each ticket that is one still. Documents are masked. */
export function IntlPrint({ order, onDone }: { order: IntlOrder; onDone(): void }) {
  const { said } = useSay();
  const texts = useTexts('intl-paper', intlPaperTexts);
  const look = intlLook(intlStatus.look(order.status), order, useServices().clock.now()).label;
  return (
    <OrderSheet order={order} look={look} note={texts.note} onDone={onDone}>
      <Body order={said(order)} texts={texts} />
    </OrderSheet>
  );
}

function Body({
  order: { slices, tickets, passengers, types },
  texts,
}: {
  order: IntlOrder;
  texts: typeof intlPaperTexts;
}) {
  const { say, showDay } = useSay();
  const t = useTexts('intl-search', intlTexts);
  const valid = tickets.filter(({ state }) => state !== 'changed' && state !== 'void');
  const used = slices.filter(
    (slice) => !isUnborn(slice, tickets) && valid.some(({ sliceNo }) => sliceNo === slice.sliceNo),
  );
  const first = types[0]?.psgType ?? 'ADT';
  const end = (time: string, offset: number, place: string) => (
    <>
      <b>{clockOf(time)}</b>
      {showDay(dayOf(time))} {t.utc(offset)}
      <br />
      {place}
    </>
  );
  return (
    <>
      <PaperTable
        title={texts.flights}
        heads={[texts.flights, texts.departs, texts.arrives, texts.cabin, texts.bags]}
        rows={used.flatMap(({ sliceNo, flights }) =>
          flights.map((one) => {
            const { pieces, kg } = one.bags[first] ?? { pieces: 0, kg: 0 };
            return {
              key: `${sliceNo} ${one.flightId}`,
              cells: [
                <>
                  <b>{one.flightNo}</b>
                  {one.airlineName}
                </>,
                end(one.depTime, one.depOffset, `${one.orgcityname} ${one.orgAirportName} ${one.orgTerm}`),
                end(one.arrTime, one.arrOffset, `${one.dstcityname} ${one.dstAirportName} ${one.dstTerm}`),
                `${t.cabins[one.cabin]} ${one.cabinCode}`,
                t.bag(pieces, kg),
              ],
            };
          }),
        )}
      />
      <PaperTable
        title={texts.tickets}
        heads={[texts.name, texts.document, texts.way, texts.state]}
        rows={valid.flatMap(({ ticketId, passengerNo, sliceNo, ticketNo, state }) => {
          const person = passengers.find((one) => one.passengerNo === passengerNo);
          const slice = used.find((one) => one.sliceNo === sliceNo);
          if (!person || !slice) return [];
          const cells = [
            `${person.name} ${say(psgTypeLabel(person.psgType))}`,
            `${say(certTypes[person.certType].short)} ${maskCertNo(person.certNo)}`,
            sliceWay(slice),
            `${showTicketNo(ticketNo) || texts.noTicket} ${say(ticketStateLooks[state].label)}`,
          ];
          return [{ key: ticketId, cells }];
        })}
      />
      <PaperTable
        title={texts.prices}
        heads={[texts.name, texts.people, texts.fare, texts.tax, texts.fee]}
        rows={types.map(({ psgType, count, price, tax, serviceFee }) => ({
          key: psgType,
          cells: [say(psgTypeLabel(psgType)), String(count), ...[price, tax, serviceFee].map((one) => showYuan(one))],
        }))}
      />
    </>
  );
}
