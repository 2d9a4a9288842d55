import { showSigned } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { escapeMarkup } from '../../ground/wire/escape.ts';

const style = `body{margin:0;background:#fff;color:#222;font:14px/1.6 "Songti SC","Noto Serif CJK SC",SimSun,serif}
main{max-width:820px;margin:24px auto;padding:0 16px;position:relative}
h1{margin:0 0 4px;text-align:center;color:#9a3b1f;font-size:24px;letter-spacing:2px}
.head{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 24px;margin:0 0 8px}
table{width:100%;border-collapse:collapse}
th,td{padding:8px 10px;border:1px solid #9a3b1f;text-align:left;vertical-align:top;font-weight:400}
th{width:92px;color:#9a3b1f;white-space:nowrap}
.n{text-align:right;font-variant-numeric:tabular-nums}
.red{position:absolute;top:8px;right:16px;padding:2px 14px;border:3px solid #c00;color:#c00;font-size:20px;font-weight:700;transform:rotate(-12deg)}
footer{margin-top:8px;color:#666;font-size:12px}
@page{size:A4 landscape;margin:12mm}`;

interface Paper {
  title: string;
  no: string;
  noName?: string;
  /** `2026-09-24` */
  day: string;
  dayName?: string;
  /** Stamped on it; "" for none. */
  stamp: string;
  /** Rows of the table. */
  rows: readonly string[];
}

/** A row of the paper with its name. */
export const lineOf = (name: string, value: string): string =>
  `<tr><th>${name}</th><td colspan="3">${escapeMarkup(value)}</td></tr>`;

const yuan = (fen: Fen): string => showSigned(fen, true);

/** An amount without its tax, and the tax. */
export const taxLineOf = ({ amount, tax }: { amount: Fen; tax: Fen }, percent: number): string =>
  `<tr><th>不含税金额</th><td class="n">${yuan(amount - tax)}</td><th>税率 / 税额</th><td class="n">${percent}% / ${yuan(tax)}</td></tr>`;

export const totalLineOf = (amount: Fen, name = '价税合计'): string =>
  `<tr><th>${name}</th><td class="n" colspan="3"><b>${yuan(amount)}</b></td></tr>`;

/** An invoice to look at and to print: one file that needs nothing else. */
export const paperOf = ({
  title,
  no,
  noName = '发票号码',
  day,
  dayName = '开票日期',
  stamp,
  rows,
}: Paper): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} ${no}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${stamp && `<div class="red">${stamp}</div>`}
<p class="head"><span>${noName}：${no}</span><span>${dayName}：${day}</span></p>
<table>
${rows.join('\n')}
</table><footer>演示环境开具，不作为税务凭证。</footer></main></body></html>
`;

type Field = string | readonly Readonly<Record<string, string>>[];

/** The fields of an invoice for the accounting software; several of one name stand in an element each. */
export function invoiceXml(fields: Readonly<Record<string, Field>>): string {
  const one = (name: string, value: string): string => `<${name}>${escapeMarkup(value)}</${name}>`;
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`  ${one(name, value)}`]
      : value.map(
          (item) =>
            `  <${name}>${Object.entries(item)
              .map(([key, text]) => one(key, text))
              .join('')}</${name}>`,
        ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<EInvoice>\n${lines.join('\n')}\n</EInvoice>\n`;
}
