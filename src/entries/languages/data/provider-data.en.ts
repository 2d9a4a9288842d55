import type { Say } from '#kit/say.ts';

/** Fields of orders and quotes that the provider fills with words of its own. Names of people, reasons and remarks are theirs. */
const fields: ReadonlySet<string> = new Set([
  // Places, carriers, cabins, rules and insurance of flights; stations and seats of trains; beds and hours of hotels.
  'airlineName',
  'carrierName',
  'planeName',
  'orgcityname',
  'orgAirportName',
  'dstcityname',
  'dstAirportName',
  'cityName',
  'countryName',
  'city',
  'meal',
  'productName',
  'note',
  'station',
  'seatName',
  'arrangement',
  'bed',
  'metro',
  'arrival',
  'sentence',
  // A standard, an insurance.
  'summary',
  'planeSize',
  // A line of the checklist of documents, and a ticket's way.
  'text',
  'source',
  'way',
  // Requests: their steps, why there is none, and when money arrives.
  'title',
  'detail',
  'arrives',
  'message',
  'refusal',
]);

/** Read by the page as it is: a step is a setback by its title, and the last one says why a company has ended an order. */
const left: ReadonlySet<string> = new Set(['timeline', 'ofCompany', 'contact']);
/** Things whose `name` is the provider's; airports and airlines are below their codes. */
const named: ReadonlySet<string> = new Set([
  'insus',
  'insurance',
  'insurances',
  'room',
  'rate',
  'brand',
  'brands',
  'taxes',
  'airports',
  'airlines',
]);
/** A place or a carrier without an English name is shown by its code. */
const codes: Readonly<Record<string, string>> = {
  airlineName: 'airline',
  carrierName: 'carrier',
  orgAirportName: 'orgAirport',
  dstAirportName: 'dstAirport',
};
const han = /[\u3400-\u9fff]/;

/** An answer of the provider with its words in English. */
export function saidWith(say: Say['say']): Say['said'] {
  const read = (value: unknown, [key = '', ...above]: readonly string[], code?: unknown): unknown => {
    if (typeof value === 'string') {
      const isName = key === 'name' && above.slice(0, 2).some((one) => named.has(one));
      if (!isName && !fields.has(key)) return value;
      const said = say(value);
      return typeof code === 'string' && code && han.test(said) ? code : said;
    }
    if (Array.isArray(value)) return value.map((one) => read(one, [key, ...above]));
    if (typeof value !== 'object' || value === null || left.has(key)) return value;
    const isPlace = above[0] === 'airports' || above[0] === 'airlines';
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        read(one, [name, key, ...above], isPlace ? key : Reflect.get(value, codes[name] ?? '')),
      ]),
    );
  };
  return (data) => read(data, []) as typeof data;
}
