import type { z } from 'zod';
import type { orderListSchemas } from './order-list.schema.ts';
import type { HotelPayKind } from './hotel.ts';
import type { ListFile, Page } from './page.ts';
import type { TrainCall } from './train.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { ApprovalState } from '#domain/order/approval/approval.ts';
import { statusGroups } from '#domain/product/status-table.ts';
import { row } from './row.ts';
import type { Day, Moment, Yuan } from './row.ts';
import type { LegNo } from '#domain/trip/legs.ts';

type In<K extends keyof typeof orderListSchemas> = z.input<(typeof orderListSchemas)[K]>;

/** Every order is in `all` and in exactly one of the others. */
export const orderGroups = ['all', ...statusGroups] as const;
export type OrderGroup = (typeof orderGroups)[number];

/** Meaning of `days`: the first departure, or the booking. */
export const dateKinds = ['created', 'travel'] as const;
export const travelTypes = ['all', 'private', 'business'] as const;
/** `others`: orders of others that the member may see: the company's account those of employees, distributors and operators those of subordinates. */
export const orderOwners = ['all', 'mine', 'others'] as const;
/** Properties of an order that a list can ask for; an order has to have all of those asked for. */
export const orderTags = ['roundTrip', 'insured', 'changed'] as const;
/** The newest first is the default. */
export const orderSorts = ['-created', '-travel', '-amount'] as const;

/** One flight of an order in the list. */
export interface OrderRowFlight {
  triptype: LegNo;
  orgcityname: string;
  dstcityname: string;
  /** IATA code. */
  airline: string;
  flightNo: string;
  depTime: Moment;
  arrTime: Moment;
  /** Of a flight abroad, whose times are those of the clocks there: minutes before UTC. */
  depOffset?: number;
  arrOffset?: number;
  /** Absent: the flight is as it was sold. */
  schedule?: 'delayed' | 'moved' | 'cancelled';
  /** Its new time is accepted. */
  isAccepted?: true;
  /** Of a flight abroad: its slice may be changed before the trip, or once it has begun. */
  changes?: ('before' | 'after')[];
  /** Names of those who fly it, where others of the order do not. */
  people?: string[];
  /** Of an order with changed tickets: it is as it was booked. */
  asBooked?: true;
}

/** The stay of a hotel order in the list. */
interface OrderRowStay {
  hotelId: string;
  name: string;
  cityName: string;
  room: string;
  breakfasts: number;
  checkIn: Day;
  checkOut: Day;
  nights: number;
  rooms: number;
  payKind: HotelPayKind;
}

/** The rides of a train order in the list, as they are held now. */
export interface OrderRowTrain {
  rides: {
    trainNumber: string;
    from: TrainCall;
    to: TrainCall;
    seatClass: SeatClass;
    seats: string[];
    /** Absent: the train runs as it was sold. */
    schedule?: 'delayed' | 'moved' | 'cancelled';
    /** Its new time is accepted. */
    isAccepted?: true;
    /** The railway has changed it, or a train that it connects with: refund and change cost nothing before it leaves. */
    isFree?: true;
    /** Since the railway changed one of them, it does not connect with another train of its journey. */
    isCut?: true;
    /** It came of a change of destination (变更到站). */
    isOtherStation?: true;
    /** Of an order with changed tickets: these are as they were booked. */
    mayChange?: true;
    /** Names of those who ride it, where others of the order do not. */
    people?: string[];
  }[];
  /** Of the passengers, in their order. */
  ticketTypes: TicketType[];
  /** It waits for seats, or has waited and got none. */
  isWait?: true;
  /** All classes that it waits for, the first one chosen first; absent: the one of the ride. */
  waitClasses?: SeatClass[];
  /** Of several trains that it waits for, or has waited for: the ride above is the first one chosen. */
  waits?: { trains: number; until: Moment };
}

/** Fields of a row that are its own product's: absent in rows of another one. */
export interface OrderRowParts {
  hotel?: OrderRowStay;
  train?: OrderRowTrain;
  /** Number of the change whose difference is still to be paid; its payment has the business type changeTicket. */
  dueChange?: string;
  /** The company's last decision about it, while it runs or where it was refused or came too late. */
  approval?: { kind: 'order' | 'change' | 'refund'; state: ApprovalState };
  /** Names of the passengers whose tickets are all refunded while others still fly. */
  refundedNames?: string[];
  /** Of an order that ended without tickets: its time to pay, or its wait, was over, or the member ended it. */
  endedBy?: 'deadline' | 'member' | 'railway';
  /** Some of its tickets are given back while others are valid. */
  isPartRefunded?: true;
  /** What its payment asks for, where that is not the whole order: the difference of a change, or the rest once a company has paid its share. */
  due?: Yuan;
}

export interface OrderRow extends OrderRowParts {
  type: OrderType;
  orderId: string;
  orderNo: string;
  created: Moment;
  /** Of the first departure. */
  travelDay: Day;
  /** Of an air order: 0 to 11 (specification 2, section 4). Of a hotel order: 0 to 8 (domain/product/stay-status.ts). */
  status: number;
  /** Unpaid orders only. */
  payDeadline: Moment | null;
  payprice: Yuan;
  /** `payprice` and `totalExchangePrice`, before refunds; filters and sorts by amount are about it. */
  total: Yuan;
  /** Civil aviation fund and fuel surcharge of all passengers, part of `payprice`. */
  taxes: Yuan;
  /** Insurance of all passengers, part of `payprice`. */
  insuPayPrice: Yuan;
  /** Part of `payprice`, also where the application hides it. */
  totalServFee: Yuan;
  /** Money of refunds and of a rejected order that has gone back or is on its way; "0" for none. */
  returned: Yuan;
  /** Of a cancelled stay: what was kept of the payment; "0" for none. */
  kept: Yuan;
  /** Paid for confirmed changes, less what came back for a cheaper flight; part of `total`; "0" for none. */
  totalExchangePrice: Yuan;
  travelType: 'private' | 'business';
  isExchange: 0 | 1;
  /** Name of the member who booked it; "" where that is the caller. */
  bookedBy: string;
  /** The order of a subordinate: the caller reads it and may ask for none of its vouchers. */
  isSubordinates?: true;
  /** Name of the member whose order it is; "" for callers who see none but their own. */
  memberName: string;
  flightList: OrderRowFlight[];
  psgNames: string[];
  /** Names that passports probably have for these, "" for one that is Latin already; absent where all are, and where the call does not ask for them. */
  latinNames?: string[];
}

export interface OrderPage extends Page<OrderRow> {
  /** Statuses are of this moment of the server's clock. */
  asOf: Moment;
}

/** Each number is the list's `total` with the same filters and that type or group; counted to `totalCap` (page.ts). */
export interface OrderCounts {
  types: Record<OrderType, number>;
  groups: Record<OrderGroup, number>;
}

/** The list of a member's orders over all products, and of those that others made where the member may see them. */
export const orderList = {
  list: row<In<'list'>, OrderPage>('/order/list', '订单列表', { reads: true, has: 'rows', ours: true }),
  counts: row<In<'counts'>, OrderCounts>('/order/counts', '订单数量：各产品、各状态', {
    reads: true,
    has: 'groups',
    ours: true,
  }),
  export: row<In<'export'>, ListFile>('/order/export', '导出订单：生成 CSV 或 xlsx 文件的下载地址', {
    profile: 'second',
    has: 'url',
    ours: true,
  }),
} as const;
