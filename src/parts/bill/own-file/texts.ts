import type { OwnFileField } from '#domain/company-bill/own-file/values.ts';
import { importTexts } from '#parts/import/texts.ts';
import type { ImportTexts } from '#parts/import/texts.ts';

/** Words of the match of a bill with a list of its company. */
export const ownFileTexts = {
  ...importTexts('订单'),
  title: '与自己的清单比对',
  lead: '把 ERP 或收到的凭证清单与账单逐单比对，文件只用于这一次比对，不会保存',
  leadOf: (month: string, no: string) =>
    `${month}账单 ${no}，与 ERP 或收到的凭证清单逐单比对；文件只用于这一次，不会保存`,
  steps: ['选择文件', '查看差异'],
  upload: '上传清单',
  file: '上传对账清单',
  limits: (rows: number) => `支持 .xlsx、.csv，不超过 5 MB，最多 ${rows.toLocaleString('en')} 行`,
  tips: ['须有订单号（或票号）和金额两列，列名不同可在下一步对应', '同一订单的多行会先合计；退款用负数'],
  fields: { order: '订单号', amount: '金额', note: '说明' } satisfies Record<OwnFileField, string> as Readonly<
    Record<OwnFileField, string>
  >,
  list: '差异',
  apply: () => '',
  ignored: (titles: readonly string[]) => `这些列不参与比对：${titles.join('、')}`,
  notImported: '不比对',
  looksHeadless: '首行看起来是数据，没有列名时请勾选，否则首行不参与比对',
  readAgain: () => '已按新的列对应重新比对',
  all: (orders: number, lines: number) =>
    `账单 ${orders.toLocaleString('en')} 个订单与文件 ${lines.toLocaleString('en')} 行全部一致`,
  some: (equal: number, total: number) =>
    `${equal.toLocaleString('en')} 个订单一致，${total.toLocaleString('en')} 处有差异，原因见下表`,
  sumFile: (lines: number) => `文件合计，${lines.toLocaleString('en')} 行`,
  sumBill: (orders: number) => `本账单，${orders.toLocaleString('en')} 个订单`,
  spread: '相差',
  order: '订单号',
  inFile: '文件',
  inBill: '本账单',
  cause: '原因',
  lines: (lines: readonly number[]) => `文件第 ${lines.join('、')} 行`,
  more: (shown: number, total: number) => `显示前 ${shown} 处，共 ${total} 处，可导出全部`,
  export: '导出差异',
  back: '返回账单',
  say: (text: string) => text,
};

export type OwnFileTexts = Omit<typeof ownFileTexts, 'readAgain' | 'apply'> & ImportTexts<OwnFileField>;
