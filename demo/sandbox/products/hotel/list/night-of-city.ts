import type { Day } from '#domain/china-time.ts';
import { bounded } from '../../../ground/bounded.ts';
import { inTurns } from '../../../ground/in-turns.ts';
import { hotelsOfCity } from '../catalogue/hotels-of-city.ts';
import { demandFor } from '../inventory/outside-guests.ts';
import { nightFactor } from '../rates/night-price.ts';

/** Constant facts of a night of a city, in the order of its hotels and of their rooms. */
export interface NightOfCity {
  /** How dear the night is, by hotel. */
  factors: Float64Array;
  /** How much others want the night, by room kind of all hotels. */
  demands: Float64Array;
}

/** Figures that are kept: 180 nights of a city with 6,000 hotels, or of all cities together. */
const maxFigures = 6_000_000;
/** Hotels worked on before others are let in. */
export const hotelsPerTurn = 100;

const kept = bounded<{ figures: number; night: Promise<NightOfCity> }>(maxFigures, ({ figures }) => figures);

/** Prepared once for everybody, in turns with the calls of others. */
export const nightOfCity = (city: string, night: Day): Promise<NightOfCity> =>
  kept(`${city} ${night}`, () => {
    const hotels = hotelsOfCity(city);
    const rooms = hotels.reduce((sum, hotel) => sum + hotel.rooms.length, 0);
    return { figures: hotels.length + rooms, night: prepare(city, night, rooms) };
  }).night;

async function prepare(city: string, night: Day, rooms: number): Promise<NightOfCity> {
  const hotels = hotelsOfCity(city);
  const [factors, demands] = [new Float64Array(hotels.length), new Float64Array(rooms)];
  let [hotelAt, roomAt] = [0, 0];
  await inTurns(hotels, hotelsPerTurn, (hotel) => {
    factors[hotelAt++] = nightFactor(hotel, night);
    for (const room of hotel.rooms) demands[roomAt++] = demandFor(hotel, room, night);
  });
  return { factors, demands };
}
