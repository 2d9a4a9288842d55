import type { Day } from '../china-time.ts';
import type { Fen } from '../money.ts';
import type { PolicyProduct } from '../policy/schema.ts';

/** States of a trip application, as the wire has them. */
export const applicationStates = {
  draft: 0,
  approving: 1,
  approved: 2,
  refused: 3,
  withdrawn: 4,
  expired: 5,
  usedUp: 6,
  closed: 7,
} as const;
export type ApplicationState = (typeof applicationStates)[keyof typeof applicationStates];

/** Of an approved application that has ended: nothing is left to be booked, its days are over, or it was closed. */
export type EndedState = 5 | 6 | 7;

export const applicationStateNames: Readonly<Record<ApplicationState, string>> = {
  0: '草稿',
  1: '审批中',
  2: '已批准',
  3: '已驳回',
  4: '已撤回',
  5: '已过期',
  6: '已用完',
  7: '已关闭',
};

/** A reason of the trip by its kind. */
export const tripTypes = [
  'client',
  'supplier',
  'meeting',
  'training',
  'delivery',
  'fair',
  'internal',
  'other',
] as const;
export type TripType = (typeof tripTypes)[number];
export const tripTypeNames: Readonly<Record<TripType, string>> = {
  client: '客户拜访',
  supplier: '供应商与采购',
  meeting: '会议',
  training: '培训',
  delivery: '项目交付',
  fair: '展会与市场',
  internal: '内部出差',
  other: '其他',
};

export type TripProduct = PolicyProduct;

/** A journey, a stay or cars of a trip. Cities by their code (`SHA`), towns without an airport by their name. */
export interface TripLeg {
  /** Unique in its application; the orders booked from it name it. */
  legId: string;
  product: TripProduct;
  /** "" of a stay and of cars. */
  from: string;
  to: string;
  day: Day | '';
  /** Last day: check-out of a stay, last day of cars; "" of a journey. */
  toDay: Day | '';
  /** People on it. */
  travellers: number;
  /** Rooms of a stay, rides of cars; 0 of a journey. */
  units: number;
}

/** Travels: the applicant, colleagues, and people of other companies. */
export type TripTraveller =
  | { kind: 'employee'; employeeId: number }
  | { kind: 'external'; name: string; mobilePhone: string };

/** Legs in their order, or cities in which all is allowed. */
export const tripModes = ['legs', 'cities'] as const;
export type TripMode = (typeof tripModes)[number];

/** All that an applicant asks for; amounts in fen. A draft may lack anything. */
export interface TripContent {
  reason: string;
  tripType: TripType | '';
  from: Day | '';
  to: Day | '';
  mode: TripMode;
  legs: TripLeg[];
  /** Of `cities`: the cities from which and to which the trip leads, and the products that may be booked. */
  cities: string[];
  products: TripProduct[];
  travellers: TripTraveller[];
  budgets: Partial<Record<TripProduct, Fen>>;
  /** `RD-02`; "": none. */
  costCenter: string;
  project: string;
  /** Wish to go above the travel standard, with its reason; "": none. */
  overReason: string;
  /** Ids of uploaded files. */
  attachments: string[];
  /** Employees who decide it, where the process leaves that to the applicant. */
  chosen?: readonly number[] | undefined;
}

export const emptyContent: TripContent = {
  reason: '',
  tripType: '',
  from: '',
  to: '',
  mode: 'legs',
  legs: [],
  cities: [],
  products: [],
  travellers: [],
  budgets: {},
  costCenter: '',
  project: '',
  overReason: '',
  attachments: [],
};

/** Budget that an order has used, and the leg that it is for; "" of a trip over cities. */
export interface TripUse {
  legId: string;
  product: TripProduct;
  amount: Fen;
  /** Employees who travel by it. */
  employeeIds: readonly number[];
  /** All who travel by it. */
  people: number;
  /** Rooms × nights of a stay. */
  roomNights: number;
}

/** Kinds of legs: a way from one city to another, nights in one, rides of cars in one. */
export const legKinds: Readonly<Record<TripProduct, 'journey' | 'stay' | 'rides'>> = {
  flight: 'journey',
  intl: 'journey',
  train: 'journey',
  hotel: 'stay',
  car: 'rides',
};

/** Bookings may be moved by so many days in both directions. */
export const daysAround = 1;

export const mostLegs = 30;
export const mostCities = 40;
export const mostTravellers = 20;
export const mostAttachments = 10;
export const attachmentBytes = 20 * 1024 * 1024;
