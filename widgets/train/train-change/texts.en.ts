import type { Twin } from '#base/wording.ts';
import { changeTexts } from '#parts/rail/sale/texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...changeTexts,
  title: 'Change',
  titleOther: 'Other destination',
  kind: 'Kind of change',
  kinds: { same: 'Other train', other: 'Other destination' },
  kindNote:
    'Other train: between the same stations. Other destination: at least 48 hours before departure. Every ticket is changed only once.',
  leftNote:
    'The train has left: only trains that still leave today, until midnight. No other destination, no refund. Every ticket is changed only once.',
  missed:
    'The train has left, and no other train is left today. The ticket can neither be refunded nor changed to another day. Buy a new one to travel; ask the station or call 12306 with questions.',
  soldOut: 'This is the only day left for a change, and every class is sold out. Refund the ticket and buy a new one.',
  buyNew: 'Find a new ticket',
  tickets: 'Tickets',
  chooseTrain: 'Select the new train',
  toTrains: 'Change to',
  days: 'New date',
  stationFirst: 'Enter the new destination to see trains',
  ticketsFirst: 'Select tickets to see trains',
  trainsFailed: 'The trains could not be loaded, try again',
  compare: 'Old and new',
  chooseFirst: 'Select a train to see the difference',
  back: 'Back to the order',
  confirmChange: (tickets) => `Change ${tickets} ${tickets === 1 ? 'ticket' : 'tickets'}`,
  confirmAndPay: 'Hold seats and pay',
  changeDone: () => 'The change is requested',
  underWay: 'A change of this order is to be paid',
  underWayText: 'The new seats are held. Pay the difference in the order, or withdraw it first',
  nothing: 'No ticket of this order can be changed',
  nothingText: 'They are changed or refunded already, or it is too late. The order shows the state of each',
};
