import { showFen } from '#domain/money.ts';
import { pdfLines, pdfOf } from '../../../orders/vouchers/pdf.ts';
import type { PdfPage, PdfText } from '../../../orders/vouchers/pdf.ts';
import { itemCells, itemHeads } from './paper-html.ts';
import type { InvoicePaper } from './paper.ts';

/** A4 on its side, in points. */
const [width, height] = [842, 595];
const [left, right] = [36, width - 36];
const brown = '#9a3b1f';
const grey = '#666666';
const size = 10;
const lineHeight = 15;

/** Left end of the texts and right end of the numbers; the first column takes the long names. */
const columns = [
  { x: left + 8 },
  { x: 266 },
  { x: 340 },
  { x: 410, align: 'right' },
  { x: 530, align: 'right' },
  { x: 638, align: 'right' },
  { x: 712, align: 'right' },
  { x: right - 8, align: 'right' },
] as const;
const itemWidth = 218;
const footAt = 400;

/** An invoice as a PDF of one page, drawn as fully digital invoices are. */
export function pdfOfInvoice(paper: InvoicePaper): string {
  const { title, no, at, isRed, buyer, seller, net, tax, amount, capitals, note } = paper;
  const texts: PdfText[] = [];
  const boxes: PdfPage['boxes'][number][] = [];
  const put = (text: string, x: number, y: number, more: Partial<PdfText> = {}) =>
    texts.push({ text, x, y, size, ...more });
  const row = (values: readonly string[], y: number, more: Partial<PdfText> = {}) =>
    values.forEach((text, nth) => put(text, columns[nth]?.x ?? left, y, { ...columns[nth], ...more }));
  const box = (y: number, toY: number) => boxes.push({ x: left, toX: right, y, toY, colour: brown });
  const yuan = (fen: number): string => `¥${showFen(fen, true)}`;

  put(title, width / 2, 52, { size: 20, align: 'middle', colour: brown });
  if (isRed) put('红字', left + 12, 52, { size: 18, colour: '#cc0000' });
  put(`发票号码：${no}`, right, 44, { align: 'right' });
  put(`开票日期：${at.slice(0, 10)}`, right, 60, { align: 'right' });

  const middle = width / 2;
  box(76, 128);
  boxes.push({ x: middle, toX: middle, y: 76, toY: 128, colour: brown });
  for (const [from, name, party] of [
    [left, '购买方', buyer],
    [middle, '销售方', seller],
  ] as const) {
    put(name, from + 8, 106, { colour: brown });
    put(`名称：${party.name}`, from + 52, 97);
    put(`统一社会信用代码/纳税人识别号：${party.taxNo || '—'}`, from + 52, 116, { size: 9 });
  }

  box(128, footAt + 24);
  row(itemHeads, 146, { colour: brown });
  let y = 168;
  for (const [item = '', ...rest] of itemCells(paper)) {
    const lines = pdfLines(item, size, itemWidth);
    row([lines[0] ?? '', ...rest], y);
    for (const [nth, line] of lines.slice(1).entries()) put(line, columns[0].x, y + (nth + 1) * lineHeight);
    y += lines.length * lineHeight + 6;
  }
  row(['合计', '', '', '', '', yuan(net), '', yuan(tax)], footAt + 15);

  box(footAt + 24, footAt + 50);
  put('价税合计（大写）', left + 8, footAt + 41, { colour: brown });
  put(capitals, left + 110, footAt + 41);
  put('（小写）', 610, footAt + 41, { colour: brown, align: 'right' });
  put(yuan(amount), right - 8, footAt + 41, { size: 12, align: 'right' });

  box(footAt + 50, footAt + 100);
  put('备注', left + 8, footAt + 68, { colour: brown });
  for (const [nth, line] of pdfLines(note, size, right - left - 70).entries())
    put(line, left + 52, footAt + 68 + nth * lineHeight);
  put('演示环境开具，不作为税务凭证。', left, footAt + 122, { size: 9, colour: grey });
  return pdfOf({ width, height, texts, boxes }, `${title} ${no}`);
}
