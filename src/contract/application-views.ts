import type { ApplicationAct } from '#domain/application/acts.ts';
import type {
  ApplicationState,
  TripLeg,
  TripMode,
  TripProduct,
  TripTraveller,
  TripType,
} from '#domain/application/schema.ts';
import type { ApplicationOrder } from './application-order.ts';
import type { Day, Moment, Yuan } from './row.ts';

export type { ApplicationAct, ApplicationState, TripLeg, TripMode, TripProduct, TripTraveller, TripType };

/** All that an applicant fills in, as a save takes it. */
export interface ApplicationContent {
  reason: string;
  tripType: TripType | '';
  from: Day | '';
  to: Day | '';
  mode: TripMode;
  legs: TripLeg[];
  /** Of mode `cities`: where the trip leads from and to. */
  cities: string[];
  /** Of mode `cities`: the products that may be booked. */
  tripProducts: TripProduct[];
  travellers: TripTraveller[];
  /** "" or absent: none is asked for. */
  budgets: Partial<Record<TripProduct, Yuan | ''>>;
  costCenter: string;
  project: string;
  /** Wish to go above the standard; "": none. */
  overReason: string;
  attachments: string[];
  /** Employees who decide it, where the process leaves that to the applicant. */
  chosen: number[];
}

export interface ApplicationRow {
  applicationId: string;
  /** `SQ…`; "" before the first submission. */
  no: string;
  state: ApplicationState;
  reason: string;
  tripType: TripType | '';
  from: Day | '';
  to: Day | '';
  /** `北京 → 上海 → 苏州` */
  places: string;
  applicant: { employeeId: number; name: string; deptName: string };
  travellers: string[];
  products: TripProduct[];
  budget: Yuan;
  used: Yuan;
  remaining: Yuan;
  /** 1; a modification that was approved adds one. */
  version: number;
  lock: number;
  /** A modification of an approved application that is open. */
  change: '' | 'draft' | 'approving' | 'refused';
  /** Names of those who have not decided its open submission yet. */
  waitsFor: string[];
  updatedAt: Moment;
  submittedAt: Moment | '';
  acts: ApplicationAct[];
}

/** Numbers of a list by state, whatever the list is filtered by; `all` is their sum. */
export type ApplicationCounts = Record<'all' | '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7', number>;

/** A traveller with name and documents' state. */
export interface ApplicationPerson {
  kind: 'employee' | 'external';
  /** 0: external. */
  employeeId: number;
  name: string;
  /** Department and level; phone of an external one. */
  note: string;
  isSelf: boolean;
  /** Id among the caller's passengers; "" where the caller has no such passenger. */
  passengerId: string;
  /** No document yet: a booking needs one. */
  lacksDocument: boolean;
}

/** Sums of a product, or of all of them. */
export interface BudgetStanding {
  budget: Yuan;
  used: Yuan;
  remaining: Yuan;
}

/** A leg with what is booked of it. */
export interface ApplicationLeg extends TripLeg {
  fromName: string;
  toName: string;
  used: Yuan;
  /** People, room-nights or rides that are booked, and all of them. */
  booked: number;
  all: number;
  /** Left to book. */
  remaining: number;
  /** Names of travellers who have no order of this leg yet. */
  open: string[];
  /** Booked from it. */
  orders: string[];
  /** Route and query of the booking with everything filled in; null: nothing is left, or it is not sold. */
  book: { route: string; query: Record<string, string> } | null;
  /** Why nothing of what is left can be booked: not sold by this application, or its day is past; "": it can, or nothing is left. */
  closed: '' | 'unsold' | 'past';
  /** From when it is sold; "": now, or it cannot be said. */
  onSale: Moment | '';
}

export interface ApplicationFile {
  attachmentId: string;
  fileName: string;
  type: string;
  bytes: number;
}

/** A line of the difference of two versions. */
export interface ApplicationDifference {
  label: string;
  before: string;
  after: string;
  /** Of amounts; signed. */
  by: string;
}

/** A submission and what became of it. */
export interface ApplicationVersion {
  version: number;
  /** Of the case. */
  no: string;
  state: 'approving' | 'approved' | 'refused' | 'withdrawn' | 'expired';
  submittedAt: Moment;
  decidedAt: Moment | '';
  /** Reason of a refusal. */
  comment: string;
  /** 1: the first submission. */
  round: number;
  /** From the submission before it. */
  differences: ApplicationDifference[];
}

export interface ApplicationDetail {
  applicationId: string;
  no: string;
  state: ApplicationState;
  version: number;
  lock: number;
  /** In force, or of the draft. */
  content: ApplicationContent;
  /** Names of all cities of the content and of its change, by code. */
  cityNames: Record<string, string>;
  /** `RD-02 研发中心 / 平台组` */
  costCenterName: string;
  applicant: { employeeId: number; name: string; deptName: string; levelName: string };
  isOwn: boolean;
  /** Approvers of the applicant's choice, of the open change where there is one. */
  chosen: { employeeId: number; name: string; note: string }[];
  travellers: ApplicationPerson[];
  total: BudgetStanding;
  budgets: Partial<Record<TripProduct, BudgetStanding>>;
  legs: ApplicationLeg[];
  /** Of a trip over cities: route and query of the form of each product, with its first leg filled in. */
  searches: Partial<Record<TripProduct, { route: string; query: Record<string, string> }>>;
  orders: ApplicationOrder[];
  attachments: ApplicationFile[];
  /** A modification that is open or was refused. */
  change: {
    state: 'draft' | 'approving' | 'refused';
    content: ApplicationContent;
    differences: ApplicationDifference[];
    /** Signed. */
    increase: string;
    attachments: ApplicationFile[];
  } | null;
  versions: ApplicationVersion[];
  /** Case of the submission that runs or was decided last; "": none. */
  caseId: string;
  caseNo: string;
  acts: ApplicationAct[];
  /** Bookings may be moved by so many days. */
  daysAround: number;
  createdAt: Moment;
  updatedAt: Moment;
  submittedAt: Moment | '';
}

/** Of a write: where the application stands now. */
export interface ApplicationSaved {
  applicationId: string;
  no: string;
  state: ApplicationState;
  version: number;
  lock: number;
  savedAt: Moment;
}

/** Data of a 409. */
export type ApplicationRefusal =
  /** Saved since by another device; `differences`: `before` of that save, `after` of what was sent. */
  | { kind: 'changed'; lock: number; at: Moment; differences: ApplicationDifference[] }
  /** The state does not allow it. */
  | { kind: 'state'; state: ApplicationState; lock: number };

/** An estimate of a leg from the fares of now: per person, room-night or ride. */
export interface LegEstimate {
  legId: string;
  /** `none`: nothing is on offer then; `open`: the leg lacks a part, or its day is past; `unsold`: this application sells none. */
  state: 'priced' | 'none' | 'open' | 'unsold';
  /** The cheapest within the standard; "" without one. */
  cheapest: Yuan | '';
  /** Its flight, train or hotel. */
  cheapestTitle: string;
  median: Yuan | '';
  /** Offers that the estimate was taken from. */
  offers: number;
  /** Persons, room-nights or rides. */
  units: number;
  /** `units` at the median, or at the cheapest where that is more. */
  subtotal: Yuan | '';
  verdict: 'ok' | 'over' | 'none';
  /** The standard in words. */
  standard: string;
  /** The highest price within the standard; "" without one. */
  limit: Yuan | '';
  onSale: Moment | '';
}

export interface ApplicationEstimate {
  legs: LegEstimate[];
  /** By product: sum of the legs, and of their limits ("" where a leg has none). */
  products: Partial<Record<TripProduct, { estimate: Yuan; limit: Yuan | ''; standard: string }>>;
  total: Yuan;
  overlaps: ApplicationOverlap[];
  asOf: Moment;
}

/** A submitted application on the same days with some of the same travellers. */
export interface ApplicationOverlap {
  no: string;
  /** "": the caller may not read it. */
  reason: string;
  from: Day;
  to: Day;
  isApproved: boolean;
  /** Names of those who travel on both. */
  travellers: string[];
}

/** An approved application that covers a booking; `remaining` is left for its product. */
export interface CoveringApplication {
  applicationId: string;
  no: string;
  reason: string;
  from: Day;
  to: Day;
  /** Legs that the booking is for, in the order of its segments; none of a trip over cities. */
  legIds: string[];
  employeeIds: number[];
  /** Its code; "": none. */
  costCenter: string;
  project: string;
  remaining: Yuan;
}

/** Values of a new application that would cover a booking. */
export type ApplicationPrefill = Pick<ApplicationContent, 'from' | 'to' | 'mode' | 'legs' | 'travellers' | 'budgets'>;

/** Data of the refusal of a business order without an application. */
export interface NeedsApplication {
  kind: 'needsApplication';
  /** Of the application that comes nearest; `none`: there is no approved one. */
  why: 'none' | 'travellers' | 'cities' | 'days' | 'product' | 'booked' | 'budget';
  nearest: { applicationId: string; no: string } | null;
  /** Lacking in its budget. */
  short?: Yuan;
  prefill: ApplicationPrefill;
}

/** Part of a price check of business travel; `isNeeded`: the booker's level asks for one. */
export interface BookingApplications {
  isNeeded: boolean;
  covering: CoveringApplication[];
  prefill: ApplicationPrefill | null;
}
