import type { z } from 'zod';
import type { hotelSchemas } from './hotel.schema.ts';
import type { StandardShown } from '#domain/policy/facts.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';

type In<K extends keyof typeof hotelSchemas> = z.input<(typeof hotelSchemas)[K]>;

/** 2 经济, 3 舒适, 4 高档, 5 豪华. */
export type HotelStar = 2 | 3 | 4 | 5;
/** Prepaid online, paid at the hotel, or paid there with a guarantee online. */
export type HotelPayKind = 'prepaid' | 'atHotel' | 'guarantee';

/** A place or thing that a search can begin with. */
export interface HotelPlace {
  placeId: string;
  kind: 'city' | 'district' | 'area' | 'metro' | 'landmark' | 'airport' | 'brand' | 'hotel';
  name: string;
  /** Tells it from another of the name: city, lines of a station, address. */
  note: string;
  city: string;
  cityName: string;
  pinyin: string;
  initials: string;
  hotels: number;
  /** Numbers of the metro lines of a station. */
  lines?: number[];
  /** Of an airport, to the centre of the city. */
  centreKm?: number;
  /** Degrees; null of a brand or a city. */
  lat: number | null;
  lng: number | null;
}

/** One step of a cancellation: from `from` (null: now) until `to` (null: for good) this much is kept. */
interface CancelStep {
  from: Moment | null;
  to: Moment | null;
  penalty: Yuan;
}

export interface CancelRule {
  /** `free`: free until some moment. `partial`: never free, never all. `none`: everything is kept. */
  kind: 'free' | 'partial' | 'none';
  /** In one sentence, in the hotel's local time: `11-22 18:00 前免费取消，之后取消扣首晚 ¥428`. */
  sentence: string;
  steps: CancelStep[];
}

/** Verdict of one stay against the standard of its city, per night and room. */
export interface HotelVerdict {
  verdict: 'ok' | 'over' | 'forbidden';
  /** Of all nights and rooms together. */
  overBy: Yuan;
  /** Of the dearest night, one room. */
  overByNight: Yuan;
  reason: string;
  /** A search for several: whom it fits and whom not, `王思远 合规，赵一鸣 不可订`; absent where it fits all. */
  each?: string;
}

export interface HotelStandard extends StandardShown {
  /** A room and night in this city, as of the first; "": none. */
  limit: Yuan | '';
  /** Of a chosen rate: of each night. */
  nightLimits?: Record<Day, Yuan>;
  cityName: string;
}

/** The cheapest rate of a hotel for the stay. */
export interface LowestRate {
  perNight: Yuan;
  total: Yuan;
  /** Without the agreement or a promotion; "" where it is the same. */
  before: Yuan | '';
  breakfasts: number;
  cancel: CancelRule['kind'];
  payKind: HotelPayKind;
  instant: boolean;
  agreement: boolean;
  roomsLeft: number;
  standard?: HotelVerdict;
}

export interface MetroStop {
  /** Numbers of the lines. */
  lines: number[];
  name: string;
  minutes: number;
}

export interface HotelCard {
  hotelId: string;
  name: string;
  star: HotelStar;
  brand: string;
  /** 4.7 */
  score: number;
  /** 超棒, 很好, 好. */
  scoreWord: string;
  reviews: number;
  district: string;
  area: string;
  address: string;
  /** `地铁 2 号线静安寺站 步行 3 分钟`; "" without one near. */
  metro: string;
  /** The station of `metro`, with the minutes on foot. */
  stop?: MetroStop;
  lat: number;
  lng: number;
  /** To the place that was searched for, else to the centre. */
  distanceKm: number;
  distanceTo: string;
  /** Ids of `facilityNames`. */
  facilities: string[];
  /** Seed of its generated pictures, and how many. */
  scene: number;
  photos: number;
  agreement: boolean;
  /** Null: no room for the stay. */
  lowest: LowestRate | null;
}

/** A hotel on the map. */
export interface HotelPoint {
  hotelId: string;
  name: string;
  lat: number;
  lng: number;
  /** Per night; "" without a room. */
  price: Yuan | '';
  over: boolean;
}

/** Drawn on a map beneath the hotels: own drawing, no outside tiles. */
export interface CityMap {
  /** West, south, east, north in degrees. */
  bounds: [number, number, number, number];
  districts: { name: string; lat: number; lng: number }[];
  /** Lines through stations; `color` is a number of the chart's palette. */
  metro: { line: string; color: number; stations: { name: string; lat: number; lng: number }[] }[];
  landmarks: { name: string; lat: number; lng: number }[];
  /** Water as lines of a width in metres. */
  water: { name: string; width: number; path: [number, number][] }[];
}

export interface HotelList {
  cityName: string;
  rows: HotelCard[];
  total: number;
  /** Hotels of the city that have a room, whatever the filters. */
  available: number;
  /** Every hotel that the filters leave, for the map; at most 500. */
  points: HotelPoint[];
  map: CityMap;
  /** How many each value of a filter would leave, the other filters as they are. */
  counts: Record<
    'stars' | 'districts' | 'areas' | 'brands' | 'facilities' | 'payKinds' | 'flags',
    Record<string, number>
  >;
  /** Hotels per step of the price, the price filter left out. */
  histogram: { from: number; to: number; hotels: number }[];
  standard?: HotelStandard;
  serverTimeMs: number;
}

export interface HotelRoom {
  roomId: string;
  name: string;
  areaM2: number;
  /** `8–12 层` */
  floor: string;
  /** The lowest and the highest floor. */
  floors?: [low: number, high: number];
  /** `1 张 1.8 m 大床` */
  bed: string;
  window: string;
  net: string;
  maxGuests: number;
  features: string[];
  scene: number;
  photos: number;
}

/** One rate plan of a room for the stay. */
export interface HotelRate {
  rateId: string;
  roomId: string;
  /** 标准价, 提前预订, 连住优惠, 协议价… */
  name: string;
  breakfasts: number;
  payKind: HotelPayKind;
  cancel: CancelRule;
  instant: boolean;
  /** `platform` or `desk`; special: a VAT special invoice is possible. */
  invoice: 'platform' | 'desk';
  specialInvoice: boolean;
  agreement: boolean;
  minNights: number;
  advanceDays: number;
  /** Of one room, one a night. */
  nights: { date: Day; price: Yuan; before: Yuan | '' }[];
  perNight: Yuan;
  /** All nights and rooms. */
  total: Yuan;
  before: Yuan | '';
  roomsLeft: number;
  /** Paid online: everything, the first night as a guarantee, or "0". */
  due: Yuan;
  /** Adults in Latin letters. */
  needsPinyin: boolean;
  standard?: HotelVerdict;
}

/**
 * The reason why a room cannot be had for a stay: too many `guests` for it, too `few` rooms left, no `rate` for so many nights,
 * `nights` without a room (`left`: rooms from `nextCheckIn` on, 0 without one).
 */
export type RoomFull =
  | { reason: 'guests'; most: number }
  | { reason: 'few'; left: number; asked: number }
  | { reason: 'rate' }
  | { reason: 'nights'; days: Day[]; left: number };

/** Room of a hotel with its rates for a stay; without one `fullNote` says from when there is room again. */
export interface RoomWithRates {
  room: HotelRoom;
  rates: HotelRate[];
  /** `09-22 与 09-23 均无房；09-24 起有 3 间`; "" with rates. */
  fullNote: string;
  /** `fullNote` as data; absent with rates. */
  full?: RoomFull;
  /** The next day on which a stay of as many nights has rooms; "" for none in 30 days. */
  nextCheckIn: Day | '';
}

export interface HotelRates {
  rooms: RoomWithRates[];
  standard?: HotelStandard;
  /** Others nearby with room, where this one is full. */
  similar: HotelCard[];
  serverTimeMs: number;
}

export interface HotelDetail extends HotelRates {
  hotel: HotelCard & {
    city: string;
    cityName: string;
    intro: string;
    opened: number;
    renovated: number;
    roomCount: number;
    phone: string;
    checkInFrom: string;
    checkOutUntil: string;
    policies: { title: string; text: string }[];
    around: { kind: 'metro' | 'landmark' | 'station' | 'airport'; name: string; distanceKm: number }[];
    scores: { name: string; score: number }[];
    /** Reviews, newest first. */
    comments: { by: string; day: Day; score: number; text: string; room: string }[];
  };
  map: CityMap;
}

export const hotel = {
  suggest: row<In<'suggest'>, { places: HotelPlace[] }>('/hotel/suggest', '酒店目的地联想', {
    access: 'public',
    reads: true,
    has: 'places',
    ours: true,
  }),
  query: row<In<'query'>, HotelList>('/hotel/query', '酒店列表与地图', {
    access: 'public',
    reads: true,
    has: 'rows',
    ours: true,
  }),
  detail: row<In<'detail'>, HotelDetail>('/hotel/detail', '酒店详情与房型报价', {
    access: 'public',
    reads: true,
    has: 'hotel',
    ours: true,
  }),
  rates: row<In<'rates'>, HotelRates>('/hotel/rates', '酒店房型报价', {
    access: 'public',
    reads: true,
    has: 'rooms',
    ours: true,
  }),
} as const;
