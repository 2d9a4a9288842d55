import { intlRowLook } from '#domain/intl/intl-lead.ts';
import { listLook } from '#domain/order/list-note.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { StatusLook } from '#domain/product/status-table.ts';
import { stayStatus } from '#domain/product/stay-status.ts';
import { railRowLook } from '#domain/rail/order/rail-lead.ts';
import type { OrderHead } from './list-query.ts';

export interface HeadLine {
  look: StatusLook;
  /** Numbers of its flights or trains, the room of a stay. */
  note: string;
  /** Of the first departure, by the clock there; the day of a check-in. */
  travelAt: string;
}

type Head = Pick<OrderHead, 'kind' | 'status' | 'card'>;

const flights = ({ status, card: { flightList, ...card } }: Head, now: number): HeadLine => ({
  look: listLook({ status, flightList, ...card }, now),
  note: flightList.map(({ flightNo }) => flightNo).join(' / '),
  travelAt: flightList[0]?.depTime ?? '',
});

const lines: Readonly<Record<OrderType, (head: Head, now: number) => HeadLine>> = {
  airTicket: flights,
  gp: flights,
  hotel: ({ status, card: { hotel } }) => ({
    look: stayStatus.look(status),
    note: hotel?.room ?? '',
    travelAt: hotel?.checkIn ?? '',
  }),
  train({ status, card }, now) {
    const rides = card.train?.rides ?? [];
    return {
      look: railRowLook({ status, ...card }, now),
      note: rides.map(({ trainNumber }) => trainNumber).join(' / '),
      travelAt: rides[0]?.from.at ?? '',
    };
  },
  intl: (head, now) => ({ ...flights(head, now), look: intlRowLook({ status: head.status, ...head.card }, now) }),
};

/** An order of any product in one line, with its state as the list of its product shows it. */
export const headLine = (head: Head, now: number): HeadLine => lines[head.kind](head, now);
