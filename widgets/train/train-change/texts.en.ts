import type { Twin } from '#base/wording.ts';
import { changeTexts } from '#parts/rail/sale/texts.en.ts';
import type { Texts } from './texts.ts';

export const texts: Twin<Texts> = {
  ...changeTexts,
  title: 'Change',
  titleOther: 'Other destination',
  titleChosen: (isOther) => (isOther ? 'Confirm the destination' : 'Confirm the change'),
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
  next: 'Next',
  otherTrain: 'Another train',
  confirmChange: (tickets) => `Change ${tickets} ${tickets === 1 ? 'ticket' : 'tickets'}`,
  confirmAndPay: 'Hold seats and pay',
  changeDone: () => 'The change is requested',
};
