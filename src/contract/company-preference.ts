import type { z } from 'zod';
import type { Preferences } from '#domain/company/preferences.ts';
import type { companyPreferenceSchemas } from './company-preference.schema.ts';
import type { Page } from './page.ts';
import { row } from './row.ts';
import type { Moment } from './row.ts';

type In<K extends keyof typeof companyPreferenceSchemas> = z.input<(typeof companyPreferenceSchemas)[K]>;

/** Preferences of a company for its business bookings, by product. */
export interface CompanyPreferences {
  preferences: Preferences;
  /** Of the last save: a save names the version that it was made from. */
  version: number;
  /** Cost centres of the company: without one, none can be required. */
  costCenters: number;
  /** "" where nobody has changed anything yet. */
  changedBy: string;
  changedAt: Moment | '';
}

/** One part of the preferences that was changed, in words. */
export interface PreferenceLogRow {
  id: string;
  at: Moment;
  by: string;
  /** `flight.payer` */
  field: string;
  /** 国内机票 · 支付方式 */
  fieldName: string;
  from: string;
  to: string;
}

const options = { members: ['70'], ours: true } as const;

/** Booking preferences of a company: who pays, insurance, required fields, contact. */
export const companyPreference = {
  detail: row<In<'detail'>, CompanyPreferences>('/travel/preference/detail', '预订偏好', {
    ...options,
    reads: true,
    has: 'preferences',
  }),
  save: row<In<'save'>, CompanyPreferences>('/travel/preference/save', '修改预订偏好', {
    ...options,
    has: 'preferences',
  }),
  changes: row<In<'changes'>, Page<PreferenceLogRow>>('/travel/preference/changes', '预订偏好的修改记录', {
    ...options,
    reads: true,
    has: 'rows',
  }),
} as const;
