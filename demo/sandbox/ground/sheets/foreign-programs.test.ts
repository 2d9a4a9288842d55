import { readSheet as readForeign } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { zipped } from '../lists/zip.ts';
import { readSheet } from './read-sheet.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const strict = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

interface Program {
  /** Cells of the second row, after the headings 姓名, 生日, 手机, 已婚, 备注; A2, B2 … */
  cells: string;
  headings?: string;
  shared?: string[];
  styles?: string;
  sharedName?: string;
  sheetTarget?: string;
  sheetState?: string;
  ns?: string;
  bom?: boolean;
}

/** A workbook of one sheet with two rows, written as a program writes it. */
async function workbook({
  cells,
  headings = ['姓名', '生日', '手机', '已婚', '备注']
    .map((text, at) => `<c r="${'ABCDE'[at]}1" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join(''),
  shared = [],
  styles,
  sharedName = 'sharedStrings.xml',
  sheetTarget = 'worksheets/sheet1.xml',
  sheetState,
  ns = main,
  bom = false,
}: Program): Promise<Buffer> {
  const type = (name: string) => `Type="${relations}/${name}"`;
  const entries: [name: string, text: string][] = [
    [
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" ${type('officeDocument')} Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${ns}" xmlns:r="${relations}"><sheets><sheet name="名单" sheetId="1"${sheetState ? ` state="${sheetState}"` : ''} r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" ${type('worksheet')} Target="${sheetTarget}"/><Relationship Id="rId2" ${type('sharedStrings')} Target="${sharedName}"/><Relationship Id="rId3" ${type('styles')} Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${ns}"><sheetData><row r="1">${headings}</row><row r="2">${cells}</row></sheetData></worksheet>`,
    ],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${ns}">${styles ?? '<cellXfs count="1"><xf numFmtId="0"/></cellXfs>'}</styleSheet>`,
    ],
    [`xl/${sharedName}`, `<sst xmlns="${ns}">${shared.map((text) => `<si>${text}</si>`).join('')}</sst>`],
  ];
  const chunks: Uint8Array[] = [];
  const mark = bom ? '\ufeff' : '';
  for await (const part of zipped(entries.map(([name, text]) => ({ name, chunks: [mark + head + text] }))))
    chunks.push(part);
  return Buffer.concat(chunks);
}

const days =
  '<numFmts count="3"><numFmt numFmtId="176" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="177" formatCode="[$-804]yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@"/><numFmt numFmtId="178" formatCode="0.00&quot;days&quot;"/></numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="176"/><xf numFmtId="177"/><xf numFmtId="178"/></cellXfs>';

const programs: [name: string, program: Program, row: string[]][] = [
  [
    'Excel: shared and rich texts with readings, a day by its style, a phone as a number',
    {
      shared: [
        '<t>姓名</t>',
        '<r><t>周</t></r><r><rPr><b/></rPr><t>砚清</t></r><rPh sb="0" eb="1"><t>シュウ</t></rPh>',
      ],
      headings: '<c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>生日</t></is></c>',
      styles: days,
      cells:
        '<c r="A2" s="0" t="s"><v>1</v></c><c r="B2" s="1"><v>31213</v></c><c r="C2"><v>13800000010</v></c><c r="D2" t="b"><v>1</v></c><c r="E2" t="e"><v>#N/A</v></c>',
    },
    ['周砚清', '1985-06-15', '13800000010', 'TRUE', '#N/A'],
  ],
  [
    'Excel: a text with marks of its own and a line end',
    {
      shared: ['<t xml:space="preserve"> a_x000D_\nb</t>'],
      cells: '<c r="A2" t="s"><v>0</v></c>',
    },
    [' a \nb'],
  ],
  [
    'WPS: own formats of days in Chinese, a figure with words is no day',
    {
      styles: days,
      cells:
        '<c r="A2" s="2"><v>31213</v></c><c r="B2" s="3"><v>31213</v></c><c r="C2" s="4"><v>31213</v></c><c r="D2" s="0"><v>31213</v></c>',
    },
    ['1985-06-15', '1985-06-15', '31213', '31213'],
  ],
  [
    'LibreOffice: types of numbers named, cells without places are gone, an absolute target',
    {
      sheetTarget: '/xl/worksheets/sheet1.xml',
      styles: days,
      cells: '<c r="A2" t="str"><v>林知夏</v></c><c r="B2" s="1" t="n"><v>31213</v></c><c r="D2" t="b"><v>0</v></c>',
    },
    ['林知夏', '1985-06-15', '', 'FALSE'],
  ],
  [
    'Tencent Docs: the state of the sheet is named, texts inline',
    {
      sheetState: 'visible',
      cells:
        '<c r="A2" t="inlineStr"><is><r><t>张</t></r><r><t>晓明</t></r></is></c><c r="C2" t="n"><v>13700000030</v></c>',
    },
    ['张晓明', '', '13700000030'],
  ],
  [
    'POI: numbers in powers of ten',
    {
      cells:
        '<c r="A2" t="n"><v>3.09285895E8</v></c><c r="B2" t="n"><v>47848.0</v></c><c r="C2" t="n"><v>1.380000001E10</v></c>',
    },
    ['309285895', '47848', '13800000010'],
  ],
  ['a byte order mark in every part', { bom: true, cells: '<c r="A2"><v>1</v></c>' }, ['1']],
];

const asText = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : value instanceof Date
      ? value.toISOString().slice(0, 10)
      : typeof value === 'boolean'
        ? String(value).toUpperCase()
        : String(value);

const ownCells = async (file: Buffer) => {
  const found = await readSheet(file, { maxRows: 9, maxColumns: 9, maxCell: 100 });
  return 'rows' in found ? found.rows.map(({ cells }) => cells) : found.refusal;
};
const withoutEnd = (cells: readonly string[]) => cells.join('\t').replace(/\t+$/, '');

it.each(programs)('a file as %s: is read as a second library reads it', async (_, program, row) => {
  const file = await workbook(program);
  const own = await ownCells(file);
  expect(own[1]).toEqual(row);
  // The second library leaves out errors such as #N/A and white space at the ends; line ends are its own.
  const plain = (text: string) => text.replace(/^#.*/, '').replace(/\s+/g, ' ').trim();
  const foreign = (await readForeign(file))[1]?.map(asText) ?? [];
  expect(withoutEnd(foreign.map(plain))).toBe(withoutEnd(row.map(plain)));
});

it.each<[string, Program]>([
  [
    'part names in another case',
    { sharedName: 'SharedStrings.xml', shared: ['<t>周</t>'], cells: '<c r="A2" t="s"><v>0</v></c>' },
  ],
  ['the strict form of the format', { ns: strict, shared: ['<t>周</t>'], cells: '<c r="A2" t="s"><v>0</v></c>' }],
])('a file with %s is read', async (_, program) => {
  expect((await ownCells(await workbook(program)))[1]).toEqual(['周']);
});

it('a part whose name in the package has another case than in the relationship is found', async () => {
  const file = await workbook({ shared: ['<t>周</t>'], cells: '<c r="A2" t="s"><v>0</v></c>' });
  const renamed = Buffer.from(
    file.toString('latin1').replaceAll('xl/sharedStrings.xml', 'xl/SharedStrings.xml'),
    'latin1',
  );
  expect((await ownCells(renamed))[1]).toEqual(['周']);
});
