import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { newRow, rulesOfPlan } from '#domain/car/rows.ts';
import type { CarPlan, CarRow } from '#domain/car/rows.ts';
import { weekOf, wholeWeek } from '#domain/car/week.ts';
import { emptyContent } from '#domain/policy/schema.ts';
import type { CarScene, StandardContent, Subject } from '#domain/policy/schema.ts';
import { companyId } from '../people/seed-employees.ts';
import type { Seeder, Seeding } from '../people/seeding.ts';

const workdays = [0, 1, 2, 3, 4];
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const hours = (from: number, to: number) => [{ from: from * 60, to: to * 60 }];
const yuan = (amount: number): number => amount * 100;

const row = (id: string, scene: CarScene, given: Partial<CarRow>): CarRow => ({ ...newRow([], scene), id, ...given });
const usualClasses = ['taxi', 'express', 'comfort'] as const;

const usual: CarPlan = {
  rows: [
    row('r1', 'city', {
      week: weekOf(workdays, hours(8, 19)),
      classes: usualClasses,
      perRide: yuan(100),
      perDay: yuan(300),
    }),
    row('r2', 'overtime', {
      week: weekOf(workdays, hours(18, 24)),
      classes: usualClasses,
      perRide: yuan(80),
      perMonth: yuan(1500),
    }),
    row('r3', 'overtime', {
      week: weekOf([1, 2, 3, 4, 5], hours(0, 2)),
      classes: usualClasses,
      perRide: yuan(120),
      effect: 'record',
    }),
    row('r4', 'overtime', { week: weekOf(everyDay, hours(2, 6)), isClosed: true }),
    row('r5', 'duty', {
      week: weekOf([5, 6], hours(9, 18)),
      classes: ['taxi', 'express'],
      perRide: yuan(60),
      effect: 'approve',
    }),
    row('r6', 'trip', { week: wholeWeek, classes: usualClasses, perRide: yuan(150), perDay: yuan(400) }),
    row('r7', 'transfer', { week: wholeWeek, perRide: yuan(200), rides: 8 }),
    row('r8', 'other', {
      week: weekOf(everyDay, hours(7, 23)),
      classes: ['taxi', 'express'],
      perRide: yuan(50),
      effect: 'approve',
    }),
  ],
  night: { from: 22 * 60, to: 6 * 60, fen: yuan(20) },
  others: [],
};
const leaders: CarPlan = {
  ...usual,
  rows: (['city', 'overtime', 'duty', 'trip', 'transfer', 'other'] as const).map((scene, at) =>
    row(`r${at + 1}`, scene, { week: wholeWeek, perRide: yuan(300), perMonth: yuan(5000), effect: 'record' }),
  ),
};
const trial: CarPlan = {
  ...usual,
  rows: [
    row('r1', 'city', { week: weekOf(workdays, hours(8, 19)), perRide: yuan(120), cities: ['SHA', 'HGH', 'NKG'] }),
    row('r2', 'city', { week: weekOf(workdays, hours(18, 22)), perRide: yuan(80), cities: ['SHA', 'HGH', 'NKG'] }),
  ],
};

const contentOf = (plan: CarPlan): StandardContent => ({
  ...emptyContent,
  rules: rulesOfPlan(plan),
  reasons: [{ text: '公共交通已停运' }, { text: '携带大件物品' }, { text: '陪同客户' }],
});

interface SeededStandard {
  name: string;
  plan: CarPlan;
  assigned: Subject[];
  /** Days from today; undefined: a draft. */
  from?: number;
  to?: number;
}

async function add({ tx, now }: Seeding, { name, plan, assigned, from, to }: SeededStandard): Promise<void> {
  const today = dayAt(now);
  const changedAt = from === undefined ? now - 7_200_000 : msOf(addDays(today, from - 2));
  const { id } = await tx
    .insertInto('standards')
    .values({ company_id: companyId, kind: 'car', name, created_at: changedAt, updated_at: changedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('standard_versions')
    .values({
      company_id: companyId,
      standard_id: id,
      version: 1,
      state: from === undefined ? 'draft' : to === undefined ? 'published' : 'retired',
      from_day: from === undefined ? '' : addDays(today, from),
      to_day: to === undefined ? null : addDays(today, to),
      content: JSON.stringify(contentOf(plan)),
      assigned: JSON.stringify(assigned),
      note: '',
      changed_by: '20250070',
      changed_at: changedAt,
    })
    .execute();
}

/** Car standards of 云帆科技: for everybody, for those who lead, one that has ended and a draft with an overlap. */
export const seedCarStandards: Seeder = async (seeding) => {
  await add(seeding, { name: '通用用车标准', plan: usual, assigned: [{ kind: 'company' }], from: -1500 });
  await add(seeding, {
    name: '管理层用车标准',
    plan: leaders,
    assigned: [
      { kind: 'level', id: 7205 },
      { kind: 'level', id: 7206 },
    ],
    from: -400,
  });
  await add(seeding, {
    name: '春季会展用车',
    plan: trial,
    assigned: [{ kind: 'department', id: 7131 }],
    from: -300,
    to: -200,
  });
  await add(seeding, { name: '华东区试行用车标准', plan: trial, assigned: [{ kind: 'department', id: 7121 }] });
};
