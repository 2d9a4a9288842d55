import { dateInEnglish } from '#domain/china-time.en.ts';
import type { Twin } from '#base/wording.ts';
import type { popularTexts as chinese } from './popular-texts.ts';

export const popularTexts: Twin<typeof chinese> = {
  popular: 'Popular routes',
  popularFrom: 'From',
  popularNote: 'Lowest one-way price of an adult, with taxes and any service fee',
  none: 'None on this day',
  lost: 'See prices',
  name: (way, day, price) => [way, day, price].filter(Boolean).join(' '),
  saleTitle: 'Good to know',
  saleDays: (last) => `Flights until ${dateInEnglish(last)} can be searched`,
  bags: 'Bags, stops and fare rules are listed flight by flight once you choose',
  documents: 'Documents and visas depend on nationality and stops: the booking form lists them with source and date',
};
