import { describe, expect, it } from 'vitest';
import { columnsOf, looksLikeData, reasonTitles, sampleOf } from '../../sheet/columns.ts';
import { lackingOf } from './mapping.ts';
import { findHead, headOf, mappedHead, valuesOf } from './read-sheet.ts';
import type { SheetField } from './values.ts';

const today = '2026-11-22';
const card = '11010519491231002X';

describe('the row of the headings', () => {
  it.each<[string, string[][], ReturnType<typeof findHead>]>([
    [
      'with two known headings is found below a title',
      [['出差名单'], ['姓名', '证件号码'], ['林一禾', card]],
      { at: 1, isKnown: true, isData: false },
    ],
    [
      'with one known heading is found below a title of two cells',
      [
        ['出差名单', '制表人'],
        ['姓名', 'Travel paper'],
        ['林一禾', card],
      ],
      { at: 1, isKnown: false, isData: false },
    ],
    [
      'without known headings is the first row of more than one cell',
      [['List'], ['Traveller', 'Paper'], ['林一禾', card]],
      { at: 1, isKnown: false, isData: false },
    ],
    [
      'that holds a number of a document looks like data',
      [
        ['林一禾', '护照', 'EA1234567'],
        ['林二禾', '护照', 'EA1234568'],
      ],
      { at: 0, isKnown: false, isData: true },
    ],
    ['of an empty file is the first one', [], { at: 0, isKnown: false, isData: false }],
  ])('%s', (_, rows, found) => {
    expect(findHead(rows)).toEqual(found);
  });

  it.each<[string, string, boolean]>([
    ['a phone', '+86 138-0000-0010', true],
    ['an ID card', card, true],
    ['full-width digits', '１３８００００００１０', true],
    ['a heading with a year', '2026 年出差', false],
    ['a heading with a length', '身份证（18位）', false],
  ])('%s in it: %s', (_, text, isData) => {
    expect(looksLikeData(['部门', text])).toBe(isData);
  });
});

it.each<[string, string, string]>([
  ['a name stays', ' 林一禾 ', '林一禾'],
  ['a Latin name stays', 'ZHOU/YANQING', 'ZHOU/YANQING'],
  ['a day stays', '1990-05-06', '1990-05-06'],
  ['a day without hyphens stays', '19900506', '19900506'],
  ['a day with its hour stays', '2030-01-05 08:30', '2030-01-05 08:30'],
  ['an ID card is masked', '110105 19491231 002x', '1101**********002x'],
  ['a passport is masked', 'EK12A4567', 'EK****567'],
  ['a phone is masked', '+86 138-0000-0071', '138****0071'],
  ['a number in a text is masked', '护照：EA1234567（新）', '护照:EA****567(新)'],
  ['eight digits that are no day are masked', '12345678', '12***678'],
  ['a long text is cut', '研'.repeat(30), `${'研'.repeat(20)}…`],
])('of the samples of a column %s', (_, text, sample) => {
  expect(sampleOf(text)).toBe(sample);
});

describe('the columns of a file', () => {
  it('have their headings, their fields and two samples that differ', () => {
    const titles = ['部门', '姓名'];
    expect(
      columnsOf(titles, headOf(titles), [
        ['研发', '林一禾'],
        ['研发', '林二禾'],
        ['', '林三禾'],
        ['市场', ''],
      ]),
    ).toEqual([
      { title: '部门', field: null, samples: ['研发', '市场'] },
      { title: '姓名', field: 'name', samples: ['林一禾', '林二禾'] },
    ]);
  });

  it('without a heading have their number as their title; empty ones and reasons of an earlier import have none', () => {
    const titles = ['姓名', '', reasonTitles['zh-CN']];
    expect(
      columnsOf(titles, headOf(titles), [['林一禾', '', '姓名至少 2 个字', '', 'x']]).map(({ title }) => title),
    ).toEqual(['姓名', '', '', '', '第 5 列']);
  });
});

describe('columns that a member has mapped', () => {
  it('are read as mapped, whatever their headings say', () => {
    const titles = ['Traveller', '姓名', '护照号码', 'Tel'];
    const head = mappedHead(titles, ['name', null, 'certNo', 'mobilePhone']);
    expect(valuesOf(['林一禾', 'x', 'ea1234567', '138-0000-0010'], head, today)).toMatchObject({
      name: '林一禾',
      certType: '2',
      certNo: 'EA1234567',
      mobilePhone: '13800000010',
    });
  });

  it('may be none', () => {
    expect(valuesOf(['林一禾'], mappedHead(['姓名'], []), today).name).toBe('');
  });

  it.each<[string, (SheetField | '' | null)[], SheetField[]]>([
    ['none', ['name', 'certNo'], []],
    ['none where the Latin name is the name', ['', 'englishName', 'certNo'], []],
    ['the number', ['name', null], ['certNo']],
    ['both', ['sex', ''], ['name', 'certNo']],
  ])('lack %s', (_, fields, lacking) => {
    expect(lackingOf(fields)).toEqual(lacking);
  });
});
