import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkingRows, createJudge } from '#domain/company/import/check-rows.ts';
import type { JudgedEmployee } from '#domain/company/import/check-rows.ts';
import { employeeFields, lackingOf } from '#domain/company/import/values.ts';
import type { EmployeeField, EmployeeValues } from '#domain/company/import/values.ts';
import { inTurns } from '#base/turns.ts';
import type { Services } from '#kit/services.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices } from '#tests/support/given/given-services.ts';
import { createSheetImport } from './model.ts';
import { createRows } from './rows.ts';
import type { SheetRow, SheetRules } from './sheet-rules.ts';
import { importTexts } from './texts.ts';

const count = 2000;

/** Every look at the clock takes a millisecond: a turn ends after some steps, on any machine. */
beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
});
afterEach(() => void vi.restoreAllMocks());

const own = createJudge({ levels: ['P6 骨干'], costCenters: [] });
const judge = vi.fn(own.judge);
const rules: SheetRules<EmployeeField, JudgedEmployee> = {
  fields: employeeFields,
  keyFields: ['mobilePhone', 'jobNumber'],
  lackingOf,
  judge,
  suggest: own.suggest,
  check: (rows, judgeRow) => checkingRows(rows, judgeRow, (line) => line % 7 === 0),
  change: (values, change) => ({ ...values, ...change }),
  sameAs: (line) => `与第 ${line} 行相同`,
  isOther: () => false,
};

/** Rows of which some are wrong by themselves, some beside others: numbers twice, circles of managers, levels of no company. */
const fileOf = (name: string): SheetRow<EmployeeField>[] =>
  Array.from({ length: count }, (_, at) => ({
    line: at + 2,
    known: at % 3 ? '' : '林知夏',
    values: {
      ...(Object.fromEntries(employeeFields.map((field) => [field, ''])) as EmployeeValues),
      jobNumber: `N${at % 50 ? at : 0}`,
      name: at % 11 ? name : '林9',
      mobilePhone: at % 13 ? `1380${String(at).padStart(7, '0')}` : '138',
      department: '研发中心',
      level: at % 17 ? 'P6 骨干' : 'P6',
      manager: at % 5 ? '' : `N${(at + 5) % 100}`,
    },
  }));

function open(answers: Readonly<Record<string, readonly SheetRow<EmployeeField>[]>>) {
  const { services } = givenServices(givenClock(), () => new Promise(() => undefined));
  const preferences = { get: () => undefined, set() {} };
  const model = createSheetImport({ ...services, preferences } as unknown as Services, texts, {
    keptAs: 'columns',
    rules,
    read: async ({ file }) => ({
      ok: true,
      ret: 0,
      data: {
        columns: employeeFields.map((field) => ({ title: field, field, samples: [] })),
        looksHeadless: false,
        rows: answers[atob(file)] ?? [],
      },
    }),
    onFile() {},
  });
  /** Between two turns, and before the next one. */
  const halfWay = () =>
    new Promise<void>((resolve) => {
      model.progress.subscribe((now) => {
        if (now?.step === 'judging' && now.done > 100 && now.done < count) resolve();
      });
    });
  return { model, halfWay };
}
const texts = { ...importTexts('员工') } as unknown as Parameters<
  typeof createSheetImport<EmployeeField, JudgedEmployee>
>[1];
const file = (name: string) => new File([name], `${name}.csv`);
const namesOf = ({ rows }: ReturnType<typeof open>['model']) => new Set(rows.value.map(({ values }) => values.name));

it('rows that are checked in turns are those of one pass, and none is shown before the last', async () => {
  const rows = fileOf('林甲');
  const whole = createRows(rules);
  whole.start(rows);
  const expected = whole.rows.value;
  const inParts = createRows(rules);
  const seen: number[] = [];
  await inTurns(inParts.prepare(rows, true), (done) => {
    seen.push(inParts.rows.value.length);
    return done <= count;
  });
  expect(new Set(seen)).toEqual(new Set([0]));
  expect(seen.length).toBeGreaterThan(20);
  judge.mockClear();
  inParts.start(rows);
  expect(inParts.rows.value).toEqual(expected);
  expect(inParts.ready.value.length).toBeGreaterThan(0);
  expect(inParts.ready.value.length).toBeLessThan(count);
  expect(judge.mock.calls.length, 'judged again as the rows are shown').toBe(0);
});

it('a check that is cancelled half-way shows nothing and judges no further row', async () => {
  const { model, halfWay } = open({ one: fileOf('林甲') });
  judge.mockClear();
  const chosen = model.choose(file('one'));
  await halfWay();
  model.cancel();
  const judged = judge.mock.calls.length;
  await chosen;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([judge.mock.calls.length, judged < count]).toEqual([judged, true]);
  expect([model.rows.value, model.sheet.value, model.progress.value, model.fileName.value]).toEqual([
    [],
    null,
    null,
    '',
  ]);
});

it('of two files the second one is shown, though the first was half checked', async () => {
  const { model, halfWay } = open({ one: fileOf('林甲'), two: fileOf('林乙') });
  const first = model.choose(file('one'));
  await halfWay();
  const second = model.choose(file('two'));
  await Promise.all([first, second]);
  expect(namesOf(model)).toEqual(new Set(['林乙', '林9']));
  expect([model.fileName.value, model.progress.value]).toEqual(['two.csv', null]);
});

it('a row that is mended while the file is read by other columns keeps what was typed', async () => {
  const { model, halfWay } = open({ one: fileOf('林甲') });
  await model.choose(file('one'));
  const other = model.takeFirstAsData(true);
  await halfWay();
  model.edit(3, { name: '林乙' });
  await other;
  expect(model.mapping.value.firstIsData).toBe(true);
  expect(model.rows.value.find(({ line }) => line === 3)).toMatchObject({ values: { name: '林乙' }, errors: {} });
});

it('a check ends with its screen', async () => {
  const { model, halfWay } = open({ one: fileOf('林甲') });
  judge.mockClear();
  const chosen = model.choose(file('one'));
  await halfWay();
  model.dispose();
  const judged = judge.mock.calls.length;
  await chosen;
  expect([judge.mock.calls.length, model.sheet.value]).toEqual([judged, null]);
});
