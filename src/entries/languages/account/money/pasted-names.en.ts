import type { Sentence } from '../../sentences.ts';

/** Remarks on a pasted order by their Chinese (src/domain/flight/pasted), and of the fees of its fares. */
export const pastedNames: readonly (readonly [name: string, english: string])[] = [
  ['没有读到姓名，请补充', 'No name was read: add it'],
  ['没有读到证件，请补充', 'No document was read: add it'],
  ['与前面一位的证件号码相同', 'The same document as the passenger before'],
  ['请粘贴 PNR 内容、乘机人名单或 Excel 表格行', 'Paste a PNR, a list of passengers or rows of a sheet'],
  ['没有读到航班，请补充航班号、日期和城市', 'No flight was read: add its number, date and cities'],
  ['没有读到乘机人，请补充姓名和证件', 'No passenger was read: add name and document'],
  ['婴儿姓名没有斜线，请按 姓/名 核对', 'The name of the infant has no slash: check it as SURNAME/GIVEN'],
  ['没有读到婴儿的出生日期，请补充', 'No date of birth of the infant was read: add it'],
  // src/domain/flight/list/list-fees.ts
  ['此后及起飞后', 'afterwards'],
  ['起飞前后', 'at any time'],
  ['免费', 'free'],
];

export const pastedSentences: readonly Sentence[] = [
  ['{a}（{n}%）', (sum, percent) => `${sum} (${percent}%)`],
  ['{a} 前', (at) => `before ${at}`],
  ['另有 {n} 行没有读懂，请对照原文核对', (rows) => `${rows} more lines were not read: compare with the pasted text`],
  ['第 {n} 行没有读懂：“{a}”', (row, text) => `Line ${row} was not read: “${text}”`],
  [
    '读到 {n} 位乘机人，一次最多 {m} 位，其余请另行下单',
    (read, most) => `${read} passengers were read, at most ${most} at a time: order the others apart`,
  ],
  [
    '航段 {a} 状态为 {b}，已取消或无效，没有列入',
    (segment, state) => `Segment ${segment} is ${state}, cancelled or void, and left out`,
  ],
  [
    '原文标为 {a}，但不是身份证号码，请选择证件类型',
    (kind) => `Marked as ${kind}, but it is no ID number: select the document`,
  ],
  ['按号码读作{a}，请核对证件类型', (kind) => `Read as ${kind} by its number: check the document`],
  ['“{a}”读作订座编码，如是名字请补上', (code) => `“${code}” was read as the locator: if it is a name, add it`],
];
