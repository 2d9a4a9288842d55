import type { z } from 'zod';
import type { TripLevel } from './account.ts';
import type { OrderRowFlight, OrderRowParts } from './order-list.ts';
import type { OrderType } from '#domain/product/names.ts';
import { row } from './row.ts';
import type { StatusLook } from '#domain/product/status-table.ts';
import type { Day, Moment, Yuan } from './row.ts';
import type { workbenchSchemas } from './workbench.schema.ts';

type In<K extends keyof typeof workbenchSchemas> = z.input<(typeof workbenchSchemas)[K]>;

/** One ticketed flight or train that has not arrived yet; times of a flight abroad are those of the clocks there. */
export interface NextTrip {
  type: OrderType;
  orderId: string;
  /** Or of the train. */
  flightNo: string;
  /** "" of a train. */
  airline: string;
  /** "" of a train and of a flight abroad, as are airports and terminals. */
  airlineName: string;
  /** Of a train the station. */
  orgcityname: string;
  orgAirportName: string;
  orgTerm: string;
  dstcityname: string;
  dstAirportName: string;
  dstTerm: string;
  depTime: Moment;
  arrTime: Moment;
  arrivalDays: number;
  passengers: string[];
  /** The traveller's next step: 下一步：09-21 10:30 起可在线值机 */
  advice: string;
}

/** A moment after which something is lost or costs more. */
export interface Deadline {
  kind: 'pay' | 'checkIn' | 'feeRise' | 'approve';
  atMs: number;
  /** "": an approval. */
  orderId: string;
  /** "" of a stay and of a train. */
  flightNo: string;
  /** Name and first day of a stay, else "". */
  stay: string;
  /** Train and day of its departure, else "". */
  train: string;
  /** An unpaid order of the caller's own. */
  isPayable: boolean;
  /** pay: the member who has to pay where the caller cannot; else "". */
  payer: string;
  passengers: string[];
  /** feeRise: the fee from then on; null: no refund any more, and for the other kinds. */
  percent: number | null;
  /** pay: the change of the order whose difference is due. */
  dueChange?: string;
  /** approve: the case that waits for the caller's decision. */
  approval?: { no: string; title: string };
}

/** Numbers of orders are in `WorkbenchCounters`. */
export interface WorkbenchSummary {
  serverTimeMs: number;
  /** Of the company; null for members without one. */
  company: { name: string; deptName: string; employees: number } | null;
  /** The nearest deadline of an unpaid order. */
  toPay: { nextDeadlineMs: number | null };
  /** No screen of ours reads it: it stays while this major version promises it. */
  inProgress: { ticketing: number; afterSale: number };
  /** People who depart today (China). */
  upcoming: { departToday: number };
  nextTrip: NextTrip | null;
  /** The nearest first, at most five. */
  deadlines: Deadline[];
}

/** An order of any product in one line. */
export interface WorkbenchOrder extends Pick<OrderRowParts, 'due' | 'dueChange' | 'refundedNames'> {
  type: OrderType;
  orderId: string;
  status: number;
  /** The status in words, and its colour, as the list of its product has them. */
  look: StatusLook;
  travelType: 'private' | 'business';
  /** `北京 → 上海`, `北京 ⇄ 上海`; the name of a hotel. */
  route: string;
  /** `CA1501 / CA1502`, `G1`, the room of a stay. */
  note: string;
  /** Of the first departure, by the clock there; of a stay the day of its check-in. */
  travelAt: Moment | Day;
  /** Of flights; empty for the other products. */
  flightList: OrderRowFlight[];
  passengers: string[];
  /** Name of the booker if that is not the caller, else "". */
  booker: string;
  /** Before refunds. */
  amount: Yuan;
  /** Of it: gone back or on its way; "0" for none. */
  returned: Yuan;
  /** Of a cancelled stay: what was kept of the payment; "0" for none. */
  kept: Yuan;
  createTime: Moment;
  payDeadlineMs: number;
}

export interface WorkbenchAccounts {
  /** The member's own wallet; of a company's account: its deposits. */
  wallet: { available: Yuan; frozen: Yuan; total: Yuan };
  /** Only the company's account sees its credit line. limit = used + frozen + available. */
  credit: { limit: Yuan; used: Yuan; frozen: Yuan; available: Yuan } | null;
  /** `none`: the application asks for no pay password. */
  payPassword: 'set' | 'unset' | 'none';
}

/** An employee with the facts that menus need, so that a company can see why a menu item is hidden. */
export interface StaffViewer {
  realName: string;
  deptName: string;
  memberType: number;
  creditMemberId: number;
  creditEmployeeId: number;
  femaleEndId: number;
  pnrImport: 0 | 1;
  isThirdParty: boolean;
  creditEmployee: { tripLevel: TripLevel; canAudit: 0 | 1 };
}

/** Orders that wait for the member, by product; each is the list's `total` of that group, counted to 100. */
export interface WorkbenchCounters {
  toPay: Record<OrderType, number>;
  toTravel: Record<OrderType, number>;
  /** Held until the company has decided on them. */
  approval: Record<OrderType, number>;
  /** Paid: the supplier is at it. */
  ticketing: Record<OrderType, number>;
  /** Trains whose seats the railway is taking. */
  seating: Record<OrderType, number>;
  /** On a waitlist for seats. */
  waiting: Record<OrderType, number>;
  /** Refunds and changes under way. */
  afterSale: Record<OrderType, number>;
  /** Tasks of the member in cases of trips, and of orders with their changes and refunds. */
  toApprove: { trip: number; order: number };
}

/** Approvals of a company in figures, each counted to 100. */
export interface WorkbenchApprovals {
  /** Tasks that wait for the member. */
  todo: number;
  /** The first end among them; null: none ends. */
  nextLapseMs: number | null;
  /** Tasks beyond their time limit: of the whole company for its account, else the member's. */
  overdue: number;
  /** Trips under approval, as in the member's list of applications: own ones, and those in which the member travels. */
  mine: number;
  /** The same of approved trips, which are not over. */
  approved: number;
  /** Employees without an approver, a standard or a cost centre; null: not for the member to know. */
  orphans: number | null;
}

const findKinds = ['employee', 'order', 'application', 'approval', 'bill'] as const;
export type FindKind = (typeof findKinds)[number];

export interface FoundRow {
  /** Number of an order or a case, id of the others: their pages are opened by it. */
  id: string;
  title: string;
  note: string;
  /** Of an order: the product's list. */
  type?: OrderType;
  /** Of a case: the list it belongs to. */
  side?: 'trip' | 'order';
}

/** The first rows of one kind, newest first; `hasMore`: its list has others. */
export interface FoundGroup {
  kind: FindKind;
  rows: FoundRow[];
  hasMore: boolean;
}

/** Data of the workbenches and of the account centre's first page; every card requests its own part. */
export const workbench = {
  summary: row<In<'summary'>, WorkbenchSummary>('/workbench/summary', '工作台概览：待办、下一行程、近期期限', {
    reads: true,
    ours: true,
  }),
  counters: row<In<'counters'>, WorkbenchCounters>(
    '/workbench/counters',
    '菜单与工作台计数：各产品待支付、处理中、退改中与待出行的订单，待审批',
    {
      reads: true,
      ours: true,
    },
  ),
  approvals: row<In<'approvals'>, WorkbenchApprovals>('/workbench/approvals', '工作台审批：待审批、超时、我的申请', {
    reads: true,
    ours: true,
    members: ['70', '7_0'],
  }),
  orders: row<In<'orders'>, { orders: WorkbenchOrder[] }>('/workbench/orders', '工作台最近订单，各产品一并按预订时间', {
    reads: true,
    ours: true,
  }),
  accounts: row<In<'accounts'>, WorkbenchAccounts>('/workbench/accounts', '工作台账户：钱包、授信、支付密码状态', {
    reads: true,
    ours: true,
  }),
  find: row<In<'find'>, { groups: FoundGroup[] }>(
    '/workbench/find',
    '企业搜索：员工、订单、行程申请、审批、账单，各至多 5 条',
    { reads: true, ours: true, has: 'groups', members: ['70', '7_0'] },
  ),
  staff: row<In<'staff'>, { staff: StaffViewer[] }>('/workbench/staff', '企业员工的菜单条件', {
    reads: true,
    ours: true,
    members: ['70'],
  }),
} as const;
