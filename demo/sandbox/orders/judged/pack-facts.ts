import type {
  CarFacts,
  Facts,
  FlightFacts,
  HotelFacts,
  IntlFacts,
  NearbyFare,
  TrainFacts,
} from '#domain/policy/facts.ts';
import type { PolicyProduct } from '#domain/policy/schema.ts';

/** Values of facts in the order of their fields: a year of orders is read at once, and names would be half of it. */
type Packed = readonly unknown[];

const unused: CarFacts['used'] = { day: 0, month: 0, ridesOfDay: 0, ridesOfMonth: 0 };

const packers: { [P in PolicyProduct]: (facts: Extract<Facts, { product: P }>) => Packed } = {
  flight: (facts) => [
    facts.level,
    facts.day,
    facts.time,
    facts.from,
    facts.city,
    facts.airline,
    Number(facts.agreement),
    facts.cabin,
    facts.haul,
    facts.advance,
    facts.price,
    facts.fullFares,
    facts.flightNo ?? '',
    facts.depMs ?? 0,
    (facts.nearby ?? []).map(({ name, depMs, cabin, price }) => [name, depMs, cabin, price]),
  ],
  intl: (facts) => [
    facts.level,
    facts.day,
    facts.time,
    facts.from,
    facts.city,
    facts.airline,
    Number(facts.agreement),
    facts.advance,
    facts.slices,
  ],
  train: (facts) => [
    facts.level,
    facts.day,
    facts.time,
    facts.from,
    facts.city,
    facts.trainKind,
    Number(facts.overnight),
    facts.haul,
    facts.advance,
    facts.seat,
    facts.price,
    facts.classPrices,
  ],
  hotel: (facts) => [
    facts.level,
    facts.city,
    facts.nights.map(({ day, price }) => [day, price]),
    facts.rooms,
    facts.stars,
    Number(facts.agreement),
    facts.advance,
    facts.mate ?? '',
  ],
  car: (facts) => [
    facts.level,
    facts.day,
    facts.time,
    facts.city,
    facts.scene,
    facts.carClass,
    Number(facts.crossCity),
    facts.price,
  ],
};

/** Facts as a line of JSON. Uses of a ride are left out: a replay counts them itself. */
export const packFacts = <P extends PolicyProduct>(facts: Extract<Facts, { product: P }>): string =>
  JSON.stringify(packers[facts.product as P](facts));

type Fare = readonly [name: string, depMs: number, cabin: NearbyFare['cabin'], price: number];
const fareOf = ([name, depMs, cabin, price]: Fare): NearbyFare => ({ name, depMs, cabin, price });

type Bit = 0 | 1;
type Place = readonly [level: string, day: string, time: number, from: string, city: string];
/** Values as the packer of the product has written them. */
interface Values {
  flight: readonly [
    ...Place,
    airline: string,
    agreement: Bit,
    cabin: FlightFacts['cabin'],
    haul: number,
    advance: number,
    price: number,
    fullFares: FlightFacts['fullFares'],
    flightNo: string,
    depMs: number,
    nearby: readonly Fare[],
  ];
  intl: readonly [...Place, airline: string, agreement: Bit, advance: number, slices: IntlFacts['slices']];
  train: readonly [
    ...Place,
    trainKind: TrainFacts['trainKind'],
    overnight: Bit,
    haul: number,
    advance: number,
    seat: TrainFacts['seat'],
    price: number,
    classPrices: TrainFacts['classPrices'],
  ];
  hotel: readonly [
    level: string,
    city: string,
    nights: readonly (readonly [day: string, price: number])[],
    rooms: number,
    stars: number,
    agreement: Bit,
    advance: number,
    mate: string,
  ];
  car: readonly [
    level: string,
    day: string,
    time: number,
    city: string,
    scene: CarFacts['scene'],
    carClass: CarFacts['carClass'],
    crossCity: Bit,
    price: number,
  ];
}

const unpackers: { [P in PolicyProduct]: (values: Values[P]) => Extract<Facts, { product: P }> } = {
  flight(values) {
    const [level, day, time, from, city, airline, agreement, cabin, haul, advance, price, fullFares] = values;
    const [flightNo, depMs, fares] = [values[12], values[13], values[14]];
    const nearby = fares.map(fareOf);
    return {
      product: 'flight',
      level,
      day,
      time,
      from,
      city,
      airline,
      agreement: agreement === 1,
      cabin,
      haul,
      advance,
      price,
      fullFares,
      flightNo,
      depMs,
      nearby,
    };
  },
  intl(values) {
    const [level, day, time, from, city, airline, agreement, advance, slices] = values;
    return { product: 'intl', level, day, time, from, city, airline, agreement: agreement === 1, advance, slices };
  },
  train(values) {
    const [level, day, time, from, city, trainKind, overnight, haul, advance, seat, price, classPrices] = values;
    return {
      product: 'train',
      level,
      day,
      time,
      from,
      city,
      trainKind,
      overnight: overnight === 1,
      haul,
      advance,
      seat,
      price,
      classPrices,
    };
  },
  hotel(values) {
    const [level, city, priced, rooms, stars, agreement, advance, mate] = values;
    const nights = priced.map(([day, price]) => ({ day, price }));
    const facts: HotelFacts = {
      product: 'hotel',
      level,
      city,
      nights,
      rooms,
      stars,
      agreement: agreement === 1,
      advance,
    };
    return mate === '' ? facts : { ...facts, mate };
  },
  car(values) {
    const [level, day, time, city, scene, carClass, crossCity, price] = values;
    return {
      product: 'car',
      level,
      day,
      time,
      city,
      scene,
      carClass,
      crossCity: crossCity === 1,
      price,
      used: unused,
    };
  },
};

export const unpackFacts = <P extends PolicyProduct>(product: P, values: Values[P]): Facts =>
  unpackers[product](values);
