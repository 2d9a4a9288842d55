import type { Twin } from '#base/wording.ts';
import { saleTimes } from '#domain/rail/sale-times.ts';
import type { popularTexts as chinese } from './popular-texts.ts';

export const texts: Twin<typeof chinese> = {
  popular: 'Popular ways',
  popularFrom: 'Departure city',
  saleTitle: 'Sale of tickets',
  saleDays: (last) => `On sale now: up to ${last}, ${saleTimes.presaleDays} days with today`,
  saleNext: (next, day) =>
    `Tickets of ${next} are sold from ${day} ${saleTimes.onSaleFrom} on; at some stations from another time`,
  saleHours: (from, until) =>
    `Sold ${from === until ? 'day and night' : `every day from ${until} to ${from}`}, up to ${saleTimes.endsBefore} minutes before the departure`,
};
