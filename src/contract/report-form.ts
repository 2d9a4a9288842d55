import type { z } from 'zod';
import { families } from '#domain/product/names.ts';
import type { Family } from '#domain/product/names.ts';
import type { ListFile, Page } from './page.ts';
import type { reportFormSchemas } from './report-form.schema.ts';
import { row } from './row.ts';
import type { Day, LevelKey, Moment, Yuan } from './row.ts';

type In<K extends keyof typeof reportFormSchemas> = z.input<(typeof reportFormSchemas)[K]>;

/** One report serves all products; each is a preset of it. */
export const reportProducts = families;
export type ReportProduct = Family;

/** Level keys that may read reports; the routes of the reports have the same. */
const reportMembers: readonly LevelKey[] = ['70', '7_0'];

export const reportPeriods = ['day', 'week', 'month'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** `previous`: the period right before (环比); `year`: the same days a year before (同比). */
export const reportComparisons = ['none', 'previous', 'year'] as const;

/**
 * Dimensions beside time. `employee`: the member who ordered; `route`: the outbound one of the order; `advance`: days
 * from order to departure, as the first day of its band (0, 1, 3, 7, 14); `standard`: in, over or none; `reason`: for a
 * fare above the standard; `traveller`: a name, of several each has its part of the figures; `city`: the one that the
 * order is bound for.
 */
export const reportFilters = [
  'department',
  'employee',
  'costCenter',
  'route',
  'airline',
  'cabin',
  'advance',
  'standard',
  'reason',
  'travelType',
  'payer',
  'project',
  'traveller',
  'city',
] as const;
export type ReportFilter = (typeof reportFilters)[number];
export const reportDimensions = [...reportPeriods, ...reportFilters] as const;
export type ReportDimension = (typeof reportDimensions)[number];

/** Dimensions of which the overview shows the greatest. */
export const reportTops = ['route', 'airline', 'department', 'employee', 'cabin', 'advance', 'reason'] as const;
export type ReportTop = (typeof reportTops)[number];

/** Sums in yuan. `fullFare`: what `fare` would be at the full fare; `missed`: above the lowest fare that the standard points to. */
export const reportAmounts = [
  'amount',
  'sales',
  'changes',
  'refunds',
  'fare',
  'fullFare',
  'taxes',
  'serviceFee',
  'insurance',
  'overAmount',
  'missed',
  'changeCost',
  'refundCost',
] as const;
/** Numbers. `advanceDays`: summed up over the tickets; `checked`: tickets that a standard judged; `over`: those above it. */
export const reportCounts = [
  'orders',
  'tickets',
  'advanceDays',
  'checked',
  'over',
  'missedTickets',
  'changedTickets',
  'refundedTickets',
] as const;
export type ReportAmount = (typeof reportAmounts)[number];
export type ReportCount = (typeof reportCounts)[number];

/** Sums alone: averages and rates are made of them (domain/report/measures.ts). */
export type ReportFigures = Readonly<Record<ReportAmount, Yuan> & Record<ReportCount, number>>;

/** Figures that a pivot shows: sums, and what is made of them. */
export const reportMeasureNames = [
  'amount',
  'sales',
  'orders',
  'tickets',
  'averagePrice',
  'discount',
  'advance',
  'compliance',
  'over',
  'overAmount',
  'missed',
  'changeRate',
  'refundRate',
  'changeCost',
  'refundCost',
  'serviceFee',
  'taxes',
  'insurance',
  'refunds',
] as const;
export type ReportMeasure = (typeof reportMeasureNames)[number];

/** Ticketed, changed, refunded: each is one event, at its own moment. */
export const reportEventTypes = ['sale', 'change', 'refund'] as const;
export type ReportEventType = (typeof reportEventTypes)[number];

export interface ReportDays {
  from: Day;
  to: Day;
}

export interface ReportKey {
  key: string;
  name: string;
}

export interface ReportPoint extends ReportKey {
  figures: ReportFigures;
}

export interface ReportRow extends ReportPoint {
  /** Of the compared period; null without one. */
  before: ReportFigures | null;
}

/** Change of `sales` in three parts, whose sum it is to the fen. */
export interface ReportDrivers {
  from: Yuan;
  to: Yuan;
  /** More or fewer tickets. */
  volume: Yuan;
  /** Dearer or cheaper tickets of the same route. */
  price: Yuan;
  /** More tickets of dearer or cheaper routes. */
  mix: Yuan;
}

export interface ReportOverview {
  asOf: Moment;
  period: ReportDays;
  compared: ReportDays | null;
  figures: ReportFigures;
  before: ReportFigures | null;
  /** Without gaps, the oldest first. */
  series: ReportPoint[];
  /** Of the compared period, place by place. */
  seriesBefore: ReportPoint[];
  /** At most ten each, the greatest amount first; reasons are those of fares above the standard. */
  tops: Readonly<Record<ReportTop, ReportRow[]>>;
  drivers: ReportDrivers | null;
  /** Values that filters offer. */
  options: {
    departments: ReportKey[];
    employees: (ReportKey & { department: string })[];
    costCenters: ReportKey[];
  };
}

export interface ReportCells {
  figures: ReportFigures;
  before: ReportFigures | null;
  /** One for each column; null where nothing happened. */
  cells: (ReportFigures | null)[];
}

export interface ReportPivot {
  period: ReportDays;
  compared: ReportDays | null;
  /** Empty without a dimension for columns. */
  columns: ReportKey[];
  rows: (ReportKey & ReportCells)[];
  /** Of the whole filter, whatever rows are shown. */
  total: ReportCells;
  rowCount: number;
  /** Of all columns; the screen has the last days or the largest values. */
  columnCount: number;
}

export interface ReportEvent {
  id: string;
  at: Moment;
  type: ReportEventType;
  orderId: string;
  /** Booked through another application, whose pages show it. */
  isElsewhere: boolean;
  title: string;
  people: string;
  employee: string;
  department: string;
  costCenter: string;
  project: string;
  route: string;
  airline: string;
  cabin: string;
  travelAt: Moment;
  advanceDays: number;
  tickets: number;
  changed: number;
  refunded: number;
  /** Tenths of the full fare; null where nothing was sold. */
  discount: number | null;
  fare: Yuan;
  taxes: Yuan;
  serviceFee: Yuan;
  insurance: Yuan;
  /** Cost of the change or refund. */
  charge: Yuan;
  /** As the ledger moved it: a refund is below nothing. */
  amount: Yuan;
  standard: 'in' | 'over' | 'none';
  reason: string;
  missed: Yuan;
  travelType: 'private' | 'business';
  /** An order that both have paid has a row for each. */
  payer: 'company' | 'personal';
}

/** A company's spend of this month on all products and sites, up to today; `compared`: the same days of the month before. */
export interface CompanyStatistics {
  asOf: Moment;
  period: ReportDays;
  compared: ReportDays;
  figures: ReportFigures;
  before: ReportFigures;
  /** In the order of their tabs; together they are `figures`. */
  products: { product: ReportProduct; figures: ReportFigures; before: ReportFigures }[];
  /** Paid by others: no bill of the company has it. */
  personal: Yuan;
  /** At most five, the greatest amount first. */
  departments: ReportRow[];
}

/** The company's account sees the business orders of its company, on whatever site they were made, as its bill; an employee their own orders of this one. */
export const reportForm = {
  query: row<In<'query'>, ReportOverview>('/report/query', '报表总览：关键指标、环比同比、趋势、排行、支出变化拆分', {
    profile: 'second',
    members: reportMembers,
    reads: true,
    has: 'figures',
    ours: true,
  }),
  companyStatistics: row<In<'companyStatistics'>, CompanyStatistics>(
    '/member/center/companystatistics',
    '企业统计：本月各产品消费、合规与部门排行，与上月同期比较',
    { profile: 'second', members: ['70'], reads: true, has: 'figures', ours: true },
  ),
  pivot: row<In<'pivot'>, ReportPivot>('/report/pivot', '报表透视：按行、列维度汇总', {
    profile: 'second',
    members: reportMembers,
    reads: true,
    has: 'rows',
    ours: true,
  }),
  detail: row<In<'detail'>, Page<ReportEvent>>('/report/detail', '报表明细：出票、改签、退票逐笔', {
    profile: 'second',
    members: reportMembers,
    reads: true,
    has: 'rows',
    ours: true,
  }),
  export: row<In<'export'>, ListFile>('/report/export', '导出透视表：生成 CSV 或 xlsx 文件的下载地址', {
    profile: 'second',
    members: reportMembers,
    has: 'url',
    ours: true,
  }),
  detailExport: row<In<'detailExport'>, ListFile>(
    '/report/detailExport',
    '导出报表明细：生成 CSV 或 xlsx 文件的下载地址',
    {
      profile: 'second',
      members: reportMembers,
      has: 'url',
      ours: true,
    },
  ),
} as const;
