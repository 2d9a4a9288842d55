import type { HotelRoom, HotelStar, MetroStop } from '#contract/hotel.ts';
import type { Fen } from '#domain/money.ts';

/** One kind of room of a hotel: `capacity` rooms that are sold night by night. */
export interface RoomKind extends HotelRoom {
  /** Price against the hotel's base. */
  factor: number;
  capacity: number;
}

/** A hotel as the sandbox knows it; everything but its sales is made from its number. */
export interface Hotel {
  /** City code and four digits: `SHA0012`. */
  hotelId: string;
  city: string;
  name: string;
  star: HotelStar;
  /** One of the chains, or 单体酒店. */
  brand: string;
  score: number;
  reviews: number;
  district: string;
  area: string;
  address: string;
  metro: string;
  stop?: MetroStop;
  lat: number;
  lng: number;
  facilities: string[];
  scene: number;
  photos: number;
  /** Of its cheapest room, on an ordinary night. */
  base: Fen;
  opened: number;
  renovated: number;
  phone: string;
  rooms: RoomKind[];
}

export const chains = ['云栈', '栖程', '星枢', '山隅'] as const;
export const singleHouse = '单体酒店';

/** Facilities by id; the answers name ids, `/hotel/query` counts them. */
export const facilityIds = [
  'wifi',
  'parking',
  'breakfast',
  'gym',
  'pool',
  'laundry',
  'meeting',
  'charger',
  'robot',
  'pickup',
  'spa',
  'family',
] as const;

/** Tiers with their share, price quantiles in yuan and quality. */
export const tiers: readonly {
  star: HotelStar;
  share: number;
  p10: number;
  median: number;
  p90: number;
  score: number;
}[] = [
  { star: 2, share: 0.4, p10: 149, median: 263, p90: 402, score: 4.25 },
  { star: 3, share: 0.26, p10: 245, median: 422, p90: 669, score: 4.4 },
  { star: 4, share: 0.22, p10: 416, median: 648, p90: 1029, score: 4.55 },
  { star: 5, share: 0.12, p10: 641, median: 980, p90: 1963, score: 4.7 },
];
