import { plainText } from '../../typed-text.ts';
import type { Fen } from '../../money.ts';
import { findHead as findHeadBy } from '../../sheet/columns.ts';
import type { FoundHead } from '../../sheet/columns.ts';
import { createHeadings } from '../../sheet/headings.ts';
import type { HeadingColumn } from '../../sheet/headings.ts';

/** Fields of a company's own list beside its bill, in the order of the template's columns. */
export const ownFileFields = ['order', 'amount', 'note'] as const;
export type OwnFileField = (typeof ownFileFields)[number];
export type OwnFileValues = Record<OwnFileField, string>;

/** Limits of such a file. */
export const ownFileLimits = { bytes: 5 * 1024 * 1024, rows: 100_000, cell: 120 } as const;

const columns: Readonly<Record<OwnFileField, HeadingColumn>> = {
  order: {
    title: '订单号',
    also: '订单编号 平台订单号 业务单号 单号 订单 票号 电子客票号 客票号 order orderid orderno ordernumber ticket ticketno',
    example: '202608260001',
    english: ['Order no.'],
  },
  amount: {
    title: '金额',
    also: '价税合计 含税金额 应付金额 结算金额 入账金额 借方金额 总金额 合计 总额 amount total totalamount gross',
    example: '1280.00',
    english: ['Amount'],
  },
  note: {
    title: '说明',
    also: '摘要 备注 凭证号 凭证编号 发票号码 发票号 note description memo voucher voucherno invoiceno',
    example: '记 0826',
    english: ['Note', 'Voucher 0826'],
  },
};

const headings = createHeadings(ownFileFields, columns);

export const ownFileTemplate = headings.template;
export const titleOf = (field: OwnFileField): string => columns[field].title;

/** Meaning of the headings of a file. */
export interface OwnFileHead {
  fields: readonly (OwnFileField | null)[];
}

export const headOf = (titles: readonly string[]): OwnFileHead => ({ fields: headings.fieldsOf(titles) });
export const mappedHead = (_titles: readonly string[], fields: readonly (OwnFileField | null)[]): OwnFileHead => ({
  fields,
});
export const findHead = (rows: readonly (readonly string[])[]): FoundHead => findHeadBy(rows, headings.fieldsOf);

/** Needed fields that no column has. */
export const lackingOf = (fields: readonly (string | null)[]): OwnFileField[] =>
  (['order', 'amount'] as const).filter((field) => !fields.includes(field));

const isTotal = (cell: string): boolean => /^(?:合计|总计|小计|(?:sub|grand )?total)(?:[:：\s]|$)/i.test(cell.trim());

/** Cells of a row, none of a line of sums; our own files put an apostrophe before a text that looks like a formula. */
export function valuesOf(cells: readonly string[], { fields }: OwnFileHead): OwnFileValues {
  if (cells.some(isTotal)) return { order: '', amount: '', note: '' };
  const at = (field: OwnFileField): string =>
    plainText(cells[fields.indexOf(field)] ?? '')
      .trim()
      .replace(/^'/, '');
  return { order: at('order'), amount: at('amount'), note: at('note') };
}

/** A number of an order or a ticket as it is compared: `8806 0012 3456`, `999-1234567890`. */
export const plainNumber = (text: string): string =>
  /^\d+$/.test(text) ? text : text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** A long number that a spreadsheet has taken for a figure. */
export const isRounded = (text: string): boolean => /^\d(?:\.\d+)?E\+?\d+$/.test(plainNumber(text));

/** Written amounts: `¥1,234.50`, `(88.00)`, `−12 元`; undefined for all that is none. */
export function fenOfCell(text: string): Fen | undefined {
  // Most cells of a long file.
  if (/^\d{1,12}(?:\.\d\d?)?$/.test(text)) return Math.round(Number(text) * 100);
  const plain = text
    .normalize('NFKC')
    .replace(/[\s,¥元]|CNY|RMB/gi, '')
    .replace(/[−–]/g, '-');
  const sign = /^\(.+\)$/.test(plain) ? -1 : 1;
  const figure = plain.replace(/^\((.+)\)$/, '$1');
  if (!/^[+-]?\d{1,12}(?:\.\d+)?$/.test(figure)) return undefined;
  const fen = Math.round(Number(figure) * 100);
  // A spreadsheet leaves dust behind the second digit; a third one that says something is no amount.
  return Math.abs(fen - Number(figure) * 100) < 0.01 ? sign * fen || 0 : undefined;
}
