import type { Twin } from '#base/wording.ts';
import type { stayTabTexts as chinese } from './texts.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const stayTabTexts: Twin<typeof chinese> = {
  name: 'Hotel',
  book: 'Book a hotel',
  checkIn: 'Check-in',
  guests: 'Guests',
  nights: (nights, rooms) => `${counted(nights, 'night')} · ${counted(rooms, 'room')}`,
  room: (room, breakfasts) => `${room} · ${breakfasts > 0 ? counted(breakfasts, 'breakfast') : 'no breakfast'}`,
  payKinds: {
    atHotel: () => 'Pay at the hotel',
    guarantee: (nights) =>
      nights > 1
        ? 'First night guaranteed, the rest is paid at the hotel'
        : 'Guaranteed, nothing more is paid at the hotel',
  },
  released: (isUnpaid) => `${isUnpaid ? 'Not paid' : 'Nothing charged'}, the room is released`,
  refundWay: 'Refund progress',
  kept: (amount, isAll) => `¥${amount} kept${isAll ? ', no refund' : ''}`,
  dateKinds: { created: 'Booked', travel: 'Stay' },
  wordsHint: 'Order number / guest / hotel / city',
  groups: {
    all: 'All',
    unpaid: 'To pay',
    ticketing: 'To confirm',
    travel: 'Upcoming',
    after: 'Refunding',
    done: 'Completed',
  },
  noneOf: (group) => `No hotel orders: ${group.toLowerCase()}`,
  days: (from, to) => `${from} – ${to}`,
};
