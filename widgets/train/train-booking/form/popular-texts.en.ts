import type { Twin } from '#base/wording.ts';
import type { popularTexts as chinese } from './popular-texts.ts';

export const texts: Twin<typeof chinese> = {
  popular: 'Popular ways',
  popularFrom: 'Departure city',
  saleTitle: 'Sale of tickets',
  saleDays: (last, days) => `On sale now: up to ${last}, ${days} days with today`,
  saleNext: (next, day, clock) =>
    `Tickets of ${next} are sold from ${day} ${clock} on; at some stations from another time`,
  saleHours: (from, until, endsBefore) =>
    `Sold ${from === until ? 'day and night' : `every day from ${until} to ${from}`}, up to ${endsBefore} minutes before the departure`,
};
