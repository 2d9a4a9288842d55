/** Countries without border checks between them (Schengen, as of January 2025). */
const schengen = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** All flights within one area are domestic to a traveller: they cross no border. */
export const areaOf = (country: string): string => (schengen.has(country) ? 'schengen' : country);

/** Every traveller enters these countries and collects the baggage, also on the way to a third one. */
export const entersInTransit = (country: string): boolean => country === 'US' || country === 'CA';
