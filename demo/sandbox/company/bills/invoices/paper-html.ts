import { showFen } from '#domain/money.ts';
import { paperOf } from '../../../orders/vouchers/paper.ts';
import { escapeMarkup } from '../../../ground/wire/escape.ts';
import type { InvoicePaper } from './paper.ts';

const cells = (of: readonly (string | number)[], tag = 'td', numbers = 3): string =>
  `<tr>${of.map((text, at) => `<${tag}${at >= numbers ? ' class="n"' : ''}>${escapeMarkup(String(text))}</${tag}>`).join('')}</tr>`;

export const itemHeads = ['项目名称', '规格型号', '单位', '数量', '单价', '金额', '税率/征收率', '税额'] as const;

/** The items of an invoice as the cells of its table. */
export const itemCells = ({ lines, percent }: InvoicePaper): string[][] =>
  lines.map(({ item, model, unit, quantity, price, net, tax }) => [
    item,
    model,
    unit,
    String(quantity),
    price,
    showFen(net, true),
    `${percent}%`,
    showFen(tax, true),
  ]);

/** An invoice to look at and to print: one A4 page. */
export function htmlOfInvoice(paper: InvoicePaper): string {
  const { title, no, at, isRed, buyer, seller, net, tax, amount, capitals, note } = paper;
  const yuan = (fen: number): string => `¥${showFen(fen, true)}`;
  const party = (name: string, { name: who, taxNo }: InvoicePaper['buyer']): string =>
    `<tr><th>${name}</th><td colspan="7">名称：${escapeMarkup(who)}<br>统一社会信用代码/纳税人识别号：${escapeMarkup(taxNo || '—')}</td></tr>`;
  return paperOf({
    title,
    no,
    day: at.slice(0, 10),
    stamp: isRed ? '红字' : '',
    rows: [
      party('购买方', buyer),
      party('销售方', seller),
      cells(itemHeads, 'th'),
      ...itemCells(paper).map((line) => cells(line)),
      cells(['合计', '', '', '', '', yuan(net), '', yuan(tax)]),
      `<tr><th>价税合计</th><td colspan="4">（大写）${capitals}</td><td class="n" colspan="3">（小写）<b>${yuan(amount)}</b></td></tr>`,
      `<tr><th>备注</th><td colspan="7">${escapeMarkup(note)}</td></tr>`,
    ],
  });
}
