import type { z } from 'zod';
import type { CarRow } from '#domain/car/rows.ts';
import type { NearestRide, RideCheck } from '#domain/car/try-ride.ts';
import type { Effect } from '#domain/policy/schema.ts';
import type { carSchemas } from './car.schema.ts';
import type { Page } from './page.ts';
import { row } from './row.ts';
import type { Day, Yuan } from './row.ts';
import type { StandardDetail, StandardRow, StandardSaved } from './travel-standard.ts';

type In<K extends keyof typeof carSchemas> = z.input<(typeof carSchemas)[K]>;

export interface CarCity {
  code: string;
  name: string;
  pinyin: string;
  initials: string;
  hot: boolean;
}

export interface CarStandardRow extends StandardRow {
  /** Each row of the page in words. */
  sentences: string[];
  /** The same rows, with names in place of the codes of cities. */
  rows: CarRow[];
}

/** The verdict on a ride that was made up. */
export interface CarTrial {
  state: 'ok' | 'over' | 'forbidden';
  effect: Effect | null;
  overBy: Yuan;
  companyPays: Yuan;
  message: string;
  /** Numbers of the rows that count, from 1. */
  rows: number[];
  checks: RideCheck[];
  nearest: (Omit<NearestRide, 'price' | 'saves'> & { price: Yuan; saves: Yuan }) | null;
  month: { used: Yuan; cap: Yuan } | null;
}

/** The car standard of the member; of the company's account none. */
export interface OwnCarStandard {
  standardName: string;
  /** "": no standard. */
  from: Day | '';
  sentences: { text: string; effect: Effect }[];
  /** Rides of this month, and what the company has paid of them. */
  month: { rides: number; paid: Yuan };
}

const company = { members: ['70'], ours: true } as const;
export const car = {
  list: row<In<'list'>, Page<CarStandardRow>>('/car/standard_list', '企业的用车标准列表', {
    ...company,
    reads: true,
    has: 'rows',
  }),
  detail: row<In<'detail'>, StandardDetail>('/car/standard_detail', '一份用车标准：规则、适用范围与历次版本', {
    ...company,
    reads: true,
    has: 'content',
  }),
  save: row<In<'save'>, StandardSaved>('/car/standard/add_or_update', '新建或修改用车标准：存为草稿或发布', {
    ...company,
    has: 'standardId',
  }),
  remove: row<In<'remove'>, { standardId: number }>(
    '/car/standard_delete',
    '删除用车标准：生效中或已判定用车的不能删除',
    {
      ...company,
      has: 'standardId',
    },
  ),
  enable: row<In<'enable'>, StandardSaved>('/car/standard/enable', '启用或停用用车标准', {
    ...company,
    has: 'standardId',
  }),
  test: row<In<'test'>, CarTrial>('/car/standard/test', '试一次用车：判定、命中规则与最近的合规选择', {
    ...company,
    reads: true,
    has: 'state',
  }),
  own: row<In<'own'>, OwnCarStandard>('/member/center/car_standard', '本人适用的用车标准', {
    members: ['70', '7_0'],
    reads: true,
    has: 'sentences',
    ours: true,
  }),
  cities: row<In<'cities'>, { cities: CarCity[] }>('/car/allCity', '可用车的城市', {
    members: ['70', '7_0'],
    reads: true,
    has: 'cities',
    ours: true,
  }),
} as const;
