import type { IntlOrder } from '#contract/intl-order.ts';
import type { Names } from '../slices.ts';

/** Names of airports and carriers, which the flights of an order have. */
export const namesOf = ({ airports, slices }: IntlOrder): Names => ({
  airports,
  airlines: Object.fromEntries(
    slices
      .flatMap(({ flights }) => flights)
      .flatMap(({ airline, airlineName, carrier, carrierName }) => [
        [airline, { name: airlineName, alliance: '' as const }],
        ...(carrier ? [[carrier, { name: carrierName, alliance: '' as const }] as const] : []),
      ]),
  ),
});
