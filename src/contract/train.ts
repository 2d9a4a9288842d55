import type { z } from 'zod';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import type { Berth } from '#domain/rail/seat-wish.ts';
import type { TrainTag } from '#domain/rail/train-tags.ts';
import type { WaitChance } from '#domain/rail/wait.ts';
import type { StandardShown } from '#domain/policy/facts.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';
import type { trainSchemas } from './train.schema.ts';

type In<K extends keyof typeof trainSchemas> = z.input<(typeof trainSchemas)[K]>;

/** Whether a train may be bought now; `off`: the railway has cancelled it. `from`: the beginning of its sale, or the end of the provider's rest. */
export interface TrainSale {
  state: 'open' | 'closed' | 'notYet' | 'over' | 'off';
  from?: Moment;
}

/** Of one ticket against that standard. */
export interface TrainVerdict {
  verdict: 'ok' | 'over' | 'forbidden';
  /** Above the highest class that the standard grants. */
  overBy: Yuan;
  reason: string;
  /** A search for several: whom it fits and whom not, `王思远 合规，赵一鸣 不可订`; absent where it fits all. */
  each?: string;
}

/** A tier of a class with berths. */
export interface TrainBerth {
  berth: Berth;
  left: number;
  price: Yuan;
  studentPrice: Yuan | '';
}

export interface TrainSeat {
  seatClass: SeatClass;
  /** Seats left for the whole way. */
  left: number;
  /** Of an adult, by the floating price of the day; of berths that of the cheapest tier that is left. */
  price: Yuan;
  /** Of a student; "" where the class is not sold to students, or where it was not asked for. */
  studentPrice: Yuan | '';
  /** Lowest first; absent for seats. */
  berths?: TrainBerth[];
  /** Business travel of an employee with a standard. */
  standard?: TrainVerdict;
}

/** A place and time of a train. */
export interface TrainCall {
  station: string;
  telecode: string;
  /** In orders. */
  city?: string;
  at: Moment;
}

/** A train from one station to another. */
export interface TrainRide {
  trainNumber: string;
  /** G D C Z T K L; "" without a letter. */
  letter: string;
  tags: TrainTag[];
  from: TrainCall;
  to: TrainCall;
  /** The train begins, or ends, at these stations. */
  beginsHere: boolean;
  endsHere: boolean;
  minutes: number;
  /** Midnights on the way. */
  nights: number;
  km: number;
  sale: TrainSale;
  seats: TrainSeat[];
  /** No class has a seat for the whole way, but every section has some: `seatChange` has a plan. */
  bySeatChange: boolean;
}

export interface TrainList {
  date: Day;
  from: string;
  to: string;
  /** Of a student or adult: days on which tickets are sold. */
  presale: { from: Day; to: Day };
  rides: TrainRide[];
  standard?: StandardShown;
  serverTimeMs: number;
}

export interface TrainStop {
  station: string;
  telecode: string;
  /** Null at the first stop. */
  arrives: Moment | null;
  /** Null at the last stop. */
  departs: Moment | null;
  restMinutes: number;
  km: number;
  /** Of the way that was asked for. */
  isOnWay: boolean;
}

/** Two rides with one change. */
export interface TransferPlan {
  /** At one station, at two of a town, or to another seat of the same train. */
  kind: 'same' | 'other' | 'seat';
  departs: Moment;
  arrives: Moment;
  minutes: number;
  waits: number;
  /** The cheapest seats of both rides. */
  price: Yuan;
  rides: TrainRide[];
}

export interface SeatChangePart {
  seatClass: SeatClass;
  /** `06车 12F号` */
  seat: string;
  /** Names the seat to `verify`. */
  seatNo: number;
  from: TrainCall;
  to: TrainCall;
  price: Yuan;
}

/** A train without a seat for the whole way: a ticket to where one is free, the rest is paid for on the train. */
export interface PartWay {
  /** As far as the ticket goes. */
  ride: TrainRide;
  to: TrainCall;
  /** Of the whole way. */
  minutes: number;
  nights: number;
  /** Price of the rest, by today's fares; there is no seat on it. */
  rest: Yuan;
  /** Places to stand are left on the rest. */
  canStand: boolean;
}

/** A class that is sold out on a train of the list. */
export interface WaitWay {
  trainNumber: string;
  fromStation: string;
  toStation: string;
  seatClass: SeatClass;
  /** People who wait for the same seats. */
  ahead: number;
  chance: WaitChance;
}

export interface AirCall {
  /** Of the flight search. */
  cityCode: string;
  city: string;
  airport: string;
  at: Moment;
}

/** A flight that is sold, from and to the nearest airports, with the trains to them and on from them. */
export interface AirWay {
  flightNo: string;
  from: AirCall;
  to: AirCall;
  /** Of an adult: the cheapest ticket with fund, fuel surcharge and service fee. */
  price: Yuan;
  before?: TrainRide;
  after?: TrainRide;
}

export interface OtherWays {
  partWays: PartWay[];
  waits: WaitWay[];
  flights: AirWay[];
}

interface StationTable {
  table: string;
  /** Every night nothing is sold from … until … (`HH:mm`); equal: tickets are sold day and night. Absent: 01:00 to 05:00. */
  closed?: { from: string; until: string };
  /**
   * Days of travel on sale, today among them, the time (`HH:mm`) from which a new day is sold where its station has no other,
   * and the minutes before a departure when its sale ends. Absent: 15, 08:00 and 25.
   */
  sale?: { presaleDays: number; onSaleFrom: string; endsBefore: number };
}

export const train = {
  stations: row<In<'stations'>, StationTable>('/train/stations', '车站表：站名、电报码、拼音、城市', {
    access: 'public',
    reads: true,
    has: 'table',
    ours: true,
  }),
  query: row<In<'query'>, TrainList>('/train/query', '车次列表与余票', {
    access: 'public',
    reads: true,
    has: 'rides',
    ours: true,
  }),
  stops: row<In<'stops'>, { trainNumber: string; stops: TrainStop[] }>('/train/stops', '经停站时刻', {
    access: 'public',
    reads: true,
    has: 'stops',
    ours: true,
  }),
  transfer: row<In<'transfer'>, { plans: TransferPlan[]; serverTimeMs: number }>('/train/transfer', '中转换乘方案', {
    access: 'public',
    reads: true,
    has: 'plans',
    ours: true,
  }),
  otherWays: row<In<'otherWays'>, OtherWays>('/train/otherWays', '部分区段有座、候补与飞机方案', {
    access: 'public',
    reads: true,
    has: 'partWays',
    ours: true,
  }),
  seatChange: row<In<'seatChange'>, { parts: SeatChangePart[]; price: Yuan }>(
    '/train/seatChange',
    '换座方案：同车换座次数最少',
    { access: 'public', reads: true, has: 'parts', ours: true },
  ),
} as const;
