import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './texts.ts';

/** Without the notes, which name cities (`../english.ts`). */
export const texts: Omit<Twin<typeof chinese>, 'notes'> = {
  title: 'Trips',
  detail: 'Details',
  none: 'No upcoming trips',
  noneText:
    'Flights, trains and hotels of the same people on near dates are one trip, with clashes and missing parts told',
  nights: (nights) => `${nights} ${nights === 1 ? 'night' : 'nights'}`,
  later: (days) => ` +${days} d`,
  remedies: { change: 'Change it', cancel: 'Cancel it', cancelStay: 'Cancel it', search: 'Find a flight' },
  book: 'Book a flight',
  notAll: 'Many upcoming orders: the first 100 by travel date are shown as trips',
  pause: ', ',
  schedule: { delayed: 'Delayed', moved: 'Rescheduled', cancelled: 'Cancelled' },
  trainSchedule: { delayed: 'Delayed', moved: 'Rescheduled', cancelled: 'Cancelled' },
};
