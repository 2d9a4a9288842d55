import type { CompanyBillState, DisputeState } from '#domain/company-bill/bill-state.ts';
import type { Family } from '#domain/product/names.ts';
import { iconBed, iconCar, iconGlobe, iconPlane, iconTrain } from '#parts/product/icons.ts';

export const familyIcons: Readonly<Record<Family, string>> = {
  air: iconPlane,
  intl: iconGlobe,
  train: iconTrain,
  hotel: iconBed,
  car: iconCar,
};

export const disputeLooks = {
  waiting: 'info',
  refused: 'warn',
  accepted: 'ok',
  settled: 'mute',
  withdrawn: 'mute',
} as const satisfies Record<DisputeState, string>;

/** Of one word of a dispute. */
export const filesAtMost = 6;

export const stateLooks = {
  open: 'brand',
  issued: 'warn',
  disputed: 'warn',
  confirmed: 'act',
  paid: 'ok',
  overdue: 'bad',
} as const satisfies Record<CompanyBillState, string>;
