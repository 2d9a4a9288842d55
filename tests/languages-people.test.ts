import { expect, it } from 'vitest';
import { checkEmployee, titleFault } from '#domain/company/employee-form.ts';
import { checkEmployeeDocument } from '#domain/company/employee-document.ts';
import { lintPreferences } from '#domain/company/preference-lint.ts';
import * as words from '#domain/company/preference-words.ts';
import * as english from '#domain/company/preference-words.en.ts';
import {
  productWords,
  bookedProducts,
  contactChoices,
  insuranceChoices,
  insurancePayers,
  payers,
} from '#domain/company/preferences.ts';
import type { Preference } from '#domain/company/preferences.ts';
import {
  checkSubstitute,
  mostSubjects,
  noticeWords,
  sideWords,
  substituteStateWords,
} from '#domain/company/substitutes.ts';
import { checkRows, createJudge } from '#domain/company/import/check-rows.ts';
import { problemWords } from '#domain/company/import/problem-words.en.ts';
import { employeeFields } from '#domain/company/import/values.ts';
import type { EmployeeValues } from '#domain/company/import/values.ts';
import { flagWords, joinStateNames, orphanNames, stateNames } from '#domain/company/people.ts';
import { aheadInWords, guardsInWords } from '#domain/company/people.en.ts';
import { certTypeOrder, certTypes } from '#domain/passenger/documents/cert-types.ts';
import { wordsOf } from '#domain/passenger/sheet/read-sheet.ts';
import { sheetFields } from '#domain/passenger/sheet/values.ts';
import type { SheetValues } from '#domain/passenger/sheet/values.ts';
import { searchedCountries } from '#domain/passenger/countries/countries.ts';
import { sentences } from '#entries/languages/sentences.ts';
import { peopleNames, peopleSentences } from '#entries/languages/account/centre/people.ts';
import { chinese, literalsIn, testTwins } from '#tests/support/suites/twin-suite.ts';

const blankRow = Object.fromEntries(employeeFields.map((field) => [field, ''])) as EmployeeValues;
const names = new Map(peopleNames);
const notSaid = (texts: readonly string[]) =>
  [...new Set(texts)].filter((text) => chinese.test(names.get(text) ?? text));

testTwins(
  [
    'src/parts/company',
    'src/parts/import',
    ...['employee-import', 'employees', 'preferences', 'sub-companies', 'substitutes'].map(
      (name) => `widgets/company/${name}`,
    ),
  ],
  16,
);

it('names of employees, their flags and documents are in English', () => {
  const nothing = { realName: '', mobilePhone: '', jobNumber: '', departmentId: null };
  const wrong = { realName: '1', mobilePhone: '1', jobNumber: '@', departmentId: 1 };
  expect(
    notSaid([
      ...[stateNames, joinStateNames, orphanNames].flatMap((table) => Object.values(table)),
      ...Object.values(flagWords).flat(),
      ...[nothing, wrong].flatMap((one) => Object.values(checkEmployee(one, { isNew: true }))),
      ...(['department', 'level'] as const).flatMap((of) => ['', '<'].map((name) => titleFault(name, of))),
      ...certTypeOrder.map((type) => certTypes[type].label),
      ...searchedCountries.map(({ label }) => label),
    ]),
  ).toEqual([]);
});

it('what is wrong with a document of an employee is in English', () => {
  const today = '2026-09-16';
  const numbers = ['', '1', '号码@', '11010119900101123X', '110101199013011234', '110101209901011234', '9'.repeat(41)];
  const errors = certTypeOrder.flatMap((certType) =>
    numbers.flatMap((certNo) =>
      ['', '2030', '2030-02-30', '2030.1'].flatMap((day) =>
        ['', 'ZHANG', 'ZHANG/', '/SAN', 'Ü/U', '张三', '1'].flatMap((englishName) =>
          Object.values(
            checkEmployeeDocument(
              { certType, certNo, certValidDate: day, bornDate: day, englishName, sex: 'F', consent: false },
              { name: '苏明岚', known: '', today },
            ),
          ),
        ),
      ),
    ),
  );
  // A number that was meant is part of its sentence.
  expect(notSaid(errors).filter((text) => !text.includes('是否为'))).toEqual([]);
});

it('what stands in the way of a leaving employee is said with one and with several', () => {
  const order = { orderNo: '1', title: 'CA1501', deadline: '2026-11-24 10:00' };
  const first = { title: 'CA1501', day: '2026-11-24' };
  expect([
    ...guardsInWords({ unpaid: [order, order], tasks: 1, reports: ['A', 'B', 'C', 'D', 'E'], heads: ['F'] }),
    ...aheadInWords({ trips: 1, first, approving: 2, approved: 1 }, 'leave'),
    ...aheadInWords({ trips: 0, first: null, approving: 0, approved: 2 }, 'disable'),
  ]).toEqual([
    '2 unpaid orders (CA1501, due 2026-11-24 10:00). Pay or cancel first',
    '1 approval is open: hand over first',
    'Manager of A, B, C and 2 more: hand over first',
    'Head of F: hand over first',
    '1 order with a trip to come, the next on 2026-11-24: CA1501. Still valid and not refunded by itself: refund first what is no longer needed',
    '2 requests under approval: withdrawn by itself',
    '1 approved trip request: closed by itself, the rest of the budget is lost',
    '2 approved trip requests: no booking on it while suspended',
  ]);
});

it('what is wrong with a row of a file of employees is in English', () => {
  expect(
    notSaid(
      literalsIn('src/domain/company/import/check-rows.ts', 'src/domain/company/import/difference.ts').filter(
        (text) => text !== '员工',
      ),
    ),
  ).toEqual([]);
  const judge = createJudge({ levels: ['P5'], costCenters: [] }, problemWords);
  const row = (line: number, changes: Partial<EmployeeValues>) => ({
    line,
    known: 'A',
    values: { ...blankRow, jobNumber: String(line), ...changes },
  });
  const errors = checkRows(
    [
      row(2, { level: 'P9', costCenter: 'X', canAudit: '?', state: '?', manager: '9' }),
      row(3, { jobNumber: '2', level: 'none', manager: 'None' }),
      row(4, { name: 'Bo', manager: '5' }),
      row(5, { name: 'Cy', manager: '4' }),
    ],
    judge.judge,
    () => false,
    problemWords,
  );
  expect(errors.flatMap((one) => Object.values(one))).toEqual([
    'There is no manager "9"',
    'There is no level "P9"',
    'There is no cost centre "X"',
    '"?" is not yes or no',
    '"?" is not active, invited, suspended or left',
    'Same as row 2',
    'Managers form a circle: Bo → Cy → Bo',
    'Managers form a circle: Cy → Bo → Cy',
  ]);
});

it('what is said of preferences, bookers and subsidiaries is in English', () => {
  const nobody = { bookerEmployeeId: 0, subjects: [], bookedProducts: [], from: '', to: '' };
  const self = { kind: 'employee' as const, id: 1 };
  const one = { bookerEmployeeId: 1, subjects: [self], bookedProducts, from: '2026-09-16', to: '' };
  const many = Array.from({ length: mostSubjects + 1 }, () => self);
  expect(
    notSaid([
      ...[productWords, words.fieldWords, words.payerWords, words.insuranceWords].flatMap((table) =>
        Object.values(table),
      ),
      ...[words.insurancePayerWords, words.contactWords].flatMap((table) => Object.values(table)),
      ...[sideWords, noticeWords, substituteStateWords].flatMap((table) => Object.values(table)),
      ...['contactName', 'contactPhone', 'approvalHold'].map(words.nameOfField),
      ...['payer', 'insurance', 'insurancePayer', 'required', 'contact'].map(
        (part) => words.nameOfField(`hotel.${part}`).split(' · ')[1] ?? '',
      ),
      ...[
        nobody,
        one,
        { ...one, subjects: many },
        ...['?', '2026-01-01', '2026-09-16'].map((to) => ({
          ...one,
          from: to === '2026-09-16' ? '2026-09-01' : '2026-02-01',
          to,
        })),
      ].flatMap((values) => Object.values(checkSubstitute(values, '2026-09-17'))),
    ]),
  ).toEqual([]);
});

it('preferences say what they do and what contradicts, by product, in English', () => {
  const choices = {
    payer: payers,
    insurance: insuranceChoices,
    insurancePayer: insurancePayers,
    contact: contactChoices,
  };
  const of = Object.entries(choices).flatMap(([part, values]) => values.map((value) => ({ [part]: value })));
  const preferenceOf = (part: object): Preference => ({
    payer: 'personal',
    insurance: 'default',
    insurancePayer: 'traveller',
    required: ['costCenter'],
    contact: 'booker',
    ...part,
  });
  const said = of.flatMap((part) =>
    bookedProducts.flatMap((product) => [
      ...Object.values(english.effectsOf(product, preferenceOf(part))),
      english.previewOf(product, preferenceOf(part)).what,
      ...lintPreferences(
        {
          products: Object.fromEntries(
            bookedProducts.map((name) => [name, preferenceOf(name === product ? part : { payer: 'company' })]),
          ) as Record<(typeof bookedProducts)[number], Preference>,
          contactName: 'A',
          contactPhone: '',
        },
        { costCenters: 0 },
        english.lintWords,
      ).map(({ text }) => text.split(': ').at(-1) ?? ''),
    ]),
  );
  expect(notSaid([...said, english.holdEffect(30), english.holdText(60)])).toEqual([]);
  const say = (text: string): string => names.get(text) ?? byPlaces(text) ?? text;
  const byPlaces = sentences(peopleSentences, say);
  expect([
    say('新增：林 为 苏、高 代订 酒店'),
    say('有效期：2026-01-01 至 长期 → 2026-01-01 至 2026-02-01；差旅标准：按出行人 → 按代订人'),
    say('成本中心、项目'),
    say('1 小时'),
  ]).toEqual([
    'Added: 林 books Hotels for 苏, 高',
    'Valid: 2026-01-01 – no end → 2026-01-01 – 2026-02-01; Travel policy: of the traveller → of the booker',
    'Cost centre, Project',
    '1 hour',
  ]);
});

it('a type of document has one English name, in a file and on the screen', () => {
  const values = Object.fromEntries(sheetFields.map((field) => [field, ''])) as SheetValues;
  const inFile = (certType: string) => wordsOf({ ...values, certType }, 'en')[sheetFields.indexOf('certType')];
  for (const type of certTypeOrder) {
    const { label, short } = certTypes[type];
    expect(inFile(type), label).toBe(names.get(type === '0' ? label : short));
  }
});
