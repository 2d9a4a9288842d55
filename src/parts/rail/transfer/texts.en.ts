import type { Twin } from '#base/wording.ts';
import type { transferTexts as chinese } from './texts.ts';

export const texts: Twin<typeof chinese> = {
  found: (plans) => `${plans} ${plans === 1 ? 'transfer' : 'transfers'}`,
  lead: 'two tickets in one order, held together; you pay nothing unless both are held',
  sortLabel: 'Sort',
  sorts: { departure: 'Departure ↑', minutes: 'Duration ↑', price: 'Price ↑', risk: 'Risk ↑' },
  choose: 'Select classes',
  close: 'Close',
  ride: (at) => `Train ${at}`,
  seatOf: (train) => `Classes of ${train}`,
  failedTitle: 'The transfers could not be loaded',
  retry: 'Try again',
  modify: 'Change',
  noneTitle: 'No transfer that can be booked',
  noneText: 'Try another day, or direct trains',
  direct: 'Direct trains',
};
