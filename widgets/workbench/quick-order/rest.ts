export { readOrder } from '#domain/flight/pasted/read-order.ts';
export { typeByAge } from '#domain/passenger/typed-ages.ts';
export { Flights, People } from './Fields.tsx';
export { Consents, Contact, PriceResult } from './PriceResult.tsx';
export { checkQuickOrder, checkTrip, sentPerson, valuesOf } from './rules.ts';
export { SourceText } from './SourceText.tsx';
