import { describe, expect, it } from 'vitest';
import { gbk } from '#tests/support/gbk.ts';
import { fileOf } from '../lists/exported.ts';
import { zipped } from '../lists/zip.ts';
import { readSheet } from './read-sheet.ts';

const limits = { maxRows: 5, maxColumns: 4, maxCell: 10 };
const read = (file: Buffer | string) => readSheet(typeof file === 'string' ? Buffer.from(file) : file, limits);
const cellsOf = async (file: Buffer | string) => {
  const found = await read(file);
  return 'rows' in found ? found.rows.map(({ cells }) => cells) : found.refusal;
};
const gather = async (parts: AsyncIterable<Uint8Array>) => {
  const chunks: Uint8Array[] = [];
  for await (const part of parts) chunks.push(part);
  return Buffer.concat(chunks);
};

describe('a CSV file', () => {
  const rows = [
    ['姓名', '证件'],
    ['周砚清', 'E1'],
  ];
  const text = '姓名,证件\r\n周砚清,E1\r\n';

  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['GBK', gbk(text)],
    [
      'UTF-16 with tabs, as a program of sheets names Unicode text',
      Buffer.from(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le'),
    ],
  ])('is read in %s', async (_, file) => {
    expect(await cellsOf(file)).toEqual(rows);
  });

  it.each([
    [
      'quotes, separators and line ends inside of quotes',
      '甲,"乙,""丙""\n丁"\n戊,己',
      [
        ['甲', '乙,"丙"\n丁'],
        ['戊', '己'],
      ],
    ],
    [
      'semicolons',
      '甲;乙\n丙;丁',
      [
        ['甲', '乙'],
        ['丙', '丁'],
      ],
    ],
    ['a quote that never ends', '甲,乙\n"丙,丁', [['甲', '乙'], ['丙,丁']]],
    ['text behind a quote', '"甲"x,乙', [['甲x', '乙']]],
    [
      'old line ends and no last one',
      '甲,乙\r丙,丁',
      [
        ['甲', '乙'],
        ['丙', '丁'],
      ],
    ],
  ])('with %s keeps its cells', async (_, file, cells) => {
    expect(await cellsOf(file)).toEqual(cells);
  });

  it('numbers its rows as they stand in the file, and leaves out empty ones', async () => {
    expect(await read('甲,乙\n\n , \n"丙\n丙",丁\n戊,己')).toMatchObject({
      rows: [{ line: 1 }, { line: 4 }, { line: 6 }],
    });
  });

  it('is read up to the limits', async () => {
    const found = await read(`${'一二三四五六七八九十百千,'.repeat(9)}\n`.repeat(100));
    expect('rows' in found && [found.rows.length, found.rows[0]?.cells.length, found.rows[0]?.cells[0]]).toEqual([
      6,
      4,
      '一二三四五六七八九十百',
    ]);
  });

  it('of unpaired quotes ends with its text', async () => {
    expect(await cellsOf('""",'.repeat(100_000))).toHaveLength(1);
  });
});

const sheetOf = (body: string) => `<worksheet><sheetData>${body}</sheetData></worksheet>`;
const workbook = (
  sheet: string,
  {
    shared = '',
    workbookXml = '<workbook><sheets><sheet name="a" sheetId="1" state="hidden" r:id="r0"/><sheet name="b" sheetId="2" r:id="r1"/></sheets></workbook>',
    more = [] as { name: string; chunks: string[] }[],
  } = {},
) =>
  gather(
    zipped([
      { name: 'xl/workbook.xml', chunks: [workbookXml] },
      {
        name: 'xl/_rels/workbook.xml.rels',
        chunks: [
          '<Relationships><Relationship Id="r0" Target="worksheets/hidden.xml"/><Relationship Id="r1" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
        ],
      },
      { name: 'xl/sharedStrings.xml', chunks: [shared] },
      { name: 'xl/worksheets/sheet2.xml', chunks: [sheet] },
      ...more,
    ]),
  );

describe('an xlsx file', () => {
  it('that we have written is read back', async () => {
    const columns = [
      { title: '姓名', type: 'text' as const, value: ([name = '']: string[]) => name },
      { title: '金额', type: 'money' as const, value: ([, amount = '']: string[]) => amount },
    ];
    const file = await gather(
      fileOf(
        '名单',
        columns,
        (async function* () {
          yield [
            ['=甲&"乙"', '12.5'],
            ['丙', ''],
          ];
        })(),
        'xlsx',
      ),
    );
    expect(await cellsOf(file)).toEqual([['姓名', '金额'], ['=甲&"乙"', '12.5'], ['丙']]);
  });

  it('has shared, rich and direct texts, figures, places and prefixes', async () => {
    const shared =
      '<x:sst><x:si><x:t>周砚清</x:t><x:rPh sb="0" eb="1"><x:t>zhou</x:t></x:rPh></x:si><x:si><x:r><x:t>E&amp;</x:t></x:r><x:r><x:t xml:space="preserve"> 1&#20013;</x:t></x:r></x:si></x:sst>';
    const sheet = sheetOf(
      '<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row><row r="4"/><row r="7"><c r="B7"><v>1.380000001E10</v></c><c t="inlineStr"><is><t>x</t></is></c></row>',
    ).replace(/<(\/?)(\w)/g, '<$1x:$2');
    expect(await read(await workbook(sheet, { shared }))).toEqual({
      rows: [
        { line: 3, cells: ['周砚清', '', 'E& 1中'] },
        { line: 7, cells: ['', '13800000010', 'x'] },
      ],
    });
  });

  it('leaves out what is no character: NUL, half a surrogate pair', async () => {
    const cell = '<c t="inlineStr"><is><t>a&#0;b&#x0;c&#xd800;d&#x1F600;</t></is></c>';
    expect(await cellsOf(await workbook(sheetOf(`<row>${cell}</row>`)))).toEqual([['abcd😀']]);
  });

  it('shows a number of 18 digits as the rounded figure that it has become', async () => {
    expect(await cellsOf(await workbook(sheetOf('<row><c><v>110105194912310020</v></c></row>')))).toEqual([
      ['1.101051949'],
    ]);
  });

  it('shows a formula as such, without its value', async () => {
    expect(
      await cellsOf(
        await workbook(
          sheetOf('<row><c t="str"><f>A1&amp;B1</f><v>secret</v></c><c><f t="shared" si="0"/><v>7</v></c></row>'),
        ),
      ),
    ).toEqual([['=A1&B1', '=']]);
  });

  it('is refused with macros, with the dates of 1904, and when it is no workbook', async () => {
    expect(
      await cellsOf(await workbook(sheetOf(''), { more: [{ name: 'xl/vbaProject.bin', chunks: ['x'] }] })),
    ).toMatch(/宏/);
    expect(
      await cellsOf(await workbook(sheetOf(''), { workbookXml: '<workbook><workbookPr date1904="1"/></workbook>' })),
    ).toMatch(/1904/);
    expect(await cellsOf(await gather(zipped([{ name: 'a.txt', chunks: ['x'] }])))).toMatch(/已损坏/);
  });

  it('that declares entities is refused', async () => {
    expect(
      await cellsOf(await workbook(`<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheetOf('<row><c><v>&a;</v></c></row>')}`)),
    ).toMatch(/已损坏/);
  });

  it('that is small and unpacks to more than a sheet needs is refused', async () => {
    const file = await workbook(' '.repeat(14_000_000));
    expect(file.length).toBeLessThan(100_000);
    expect(await cellsOf(file)).toMatch(/内容过大/);
  });

  it.each<[string, string]>([
    ['empty tags', sheetOf('<row/>'.repeat(1_900_000))],
    ['one endless text', sheetOf(`<row><c><v>${'&#10;'.repeat(2_000_000)}</v></c></row>`)],
    ['one endless tag', `<worksheet ${'a '.repeat(5_000_000)}`],
  ])('of some kilobytes that unpacks to %s is refused', async (_, sheet) => {
    const file = await workbook(sheet);
    expect(file.length).toBeLessThan(50_000);
    expect(await cellsOf(file)).toMatch(/内容过大/);
  });

  it.each<[string, (file: Buffer) => Buffer]>([
    ['cut off', (file) => file.subarray(0, file.length / 2)],
    ['with a directory that points elsewhere', (file) => file.fill(0xff, file.length - 10, file.length - 4)],
    ['of its first bytes alone', () => Buffer.from('PK\u0003\u0004')],
  ])('%s is refused', async (_, harm) => {
    expect(await cellsOf(harm(await workbook(sheetOf('<row><c><v>1</v></c></row>'))))).toMatch(/已损坏/);
  });
});

it.each<[string, Buffer, RegExp]>([
  ['an empty file', Buffer.alloc(0), /空的/],
  ['an old or locked workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /\.xls/],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /无法识别/],
])('%s is refused', async (_, file, why) => {
  expect(await cellsOf(file)).toMatch(why);
});

describe('others are served while a file is read', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['of empty rows', () => workbook(sheetOf('<row/>'.repeat(400_000)))],
    ['of shared texts', () => workbook(sheetOf(''), { shared: '<si><t>a</t></si>'.repeat(100_000) })],
    ['of empty lines', async () => Buffer.alloc(1_000_000, '\n')],
  ])('%s', async (_, file) => {
    const bytes = await file();
    let turns = 0;
    const reading = new AbortController();
    const others = (async () => {
      while (!reading.signal.aborted) {
        await new Promise((resolve) => setImmediate(resolve));
        turns += 1;
      }
    })();
    expect(await read(bytes)).toEqual({ rows: [] });
    reading.abort();
    await others;
    expect(turns).toBeGreaterThan(90);
  });
});
