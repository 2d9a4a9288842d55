import type { Twin } from '#base/wording.ts';
import { changeTexts } from '#parts/rail/sale/texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...changeTexts,
  title: 'Change',
  titleOther: 'Other destination',
  kind: 'Kind of change',
  kinds: { same: 'Other train', other: 'Other destination' },
  kindLate:
    'Less than 48 hours before departure the destination stays. Other train: between the same stations. Every ticket is changed only once.',
  freedJoined: 'A train of the same journey was changed',
  freed:
    'By the railway: this change costs no fee and does not count as one, between the same stations. Only a dearer train costs its difference in price, that of a cheaper one goes back in full.',
  kindNote:
    'Other train: between the same stations. Other destination: at least 48 hours before departure. Every ticket is changed only once.',
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
  underWay: () => 'A change of this order is to be paid',
  underWayText: 'The new seats are held. Pay the difference in the order, or withdraw it first',
  nothing: () => 'No ticket of this order can be changed',
  nothingText: 'They are changed or refunded already, or it is too late. The order shows the state of each',
};
