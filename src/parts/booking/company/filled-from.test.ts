import { expect, it } from 'vitest';
import type { CoveringApplication } from '#contract/application-views.ts';
import { beginningApplication, filledFrom } from './filled-from.ts';

const trip = (given: Partial<CoveringApplication> = {}): CoveringApplication => ({
  applicationId: '7',
  no: 'SQ1',
  reason: '客户拜访',
  from: '2026-12-01',
  to: '2026-12-03',
  legIds: [],
  employeeIds: [],
  costCenter: 'RD-02',
  project: 'PRJ-118',
  remaining: '100.00',
  ...given,
});
const blank = { applicationId: '', travelReason: '', costCenter: '', project: '' };
const centers = ['RD-01 研发中心', 'RD-02 平台组'];

it('an order from an application begins with its reason, cost centre and project', () =>
  expect(filledFrom(blank, trip(), centers)).toEqual({
    applicationId: '7',
    travelReason: '客户拜访',
    costCenter: 'RD-02 平台组',
    project: 'PRJ-118',
  }));

it('typed values stay, and a cost centre that the booking does not offer is left out', () => {
  const typed = { ...blank, travelReason: '评审', project: 'P2' };
  expect(filledFrom(typed, trip({ costCenter: 'XX-9' }), centers)).toEqual({
    applicationId: '7',
    travelReason: '评审',
    costCenter: '',
    project: 'P2',
  });
  expect(filledFrom(blank, trip({ costCenter: '' }), centers).costCenter).toBe('');
  // The employee's own, with which an order begins, is not typed.
  const begun = { ...blank, costCenter: 'RD-01 研发中心' };
  expect(filledFrom(begun, trip(), centers).costCenter).toBe('RD-02 平台组');
  expect(filledFrom(begun, trip({ costCenter: '' }), centers).costCenter).toBe('RD-01 研发中心');
});

it('another application takes the place of what the one before has filled in, and of nothing typed', () => {
  const other = trip({ applicationId: '8', reason: '展会', costCenter: '', project: '' });
  const filled = filledFrom({ ...blank, costCenter: 'RD-01 研发中心' }, trip(), centers);
  expect(filledFrom(filled, other, centers, trip())).toEqual({
    applicationId: '8',
    travelReason: '展会',
    costCenter: 'RD-01 研发中心',
    project: '',
  });
  const typed = { ...filled, travelReason: '评审', project: 'P2' };
  expect(filledFrom(typed, other, centers, trip())).toMatchObject({ travelReason: '评审', project: 'P2' });
});

it('the application of the pressed leg comes first; without one an order that needs none begins without', () => {
  const covering = [trip(), trip({ applicationId: '8' })];
  const of = (isNeeded: boolean, pressed?: string) =>
    beginningApplication({ isNeeded, covering, prefill: null }, pressed)?.applicationId;
  expect([of(false), of(false, '8'), of(true), of(true, '8'), of(true, '9')]).toEqual([undefined, '8', '7', '8', '7']);
});
