import type { Twin } from '#base/wording.ts';
import { changeTexts } from '#parts/rail/sale/texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...changeTexts,
  title: 'Change',
  titleOther: 'Other destination',
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
