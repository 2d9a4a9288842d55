import type { Fen } from '../money.ts';
import type { BillCount, BillFact, BillFigure, BillPart, CompanyBillRow } from './bill-row.ts';

export const billColumnGroups = {
  entry: '账目',
  order: '订单',
  trip: '行程',
  people: '出行人与归属',
  count: '数量',
  sums: '金额汇总',
  amount: '金额明细',
  policy: '合规与审批',
  voucher: '票据',
} as const;
export type BillColumnGroup = keyof typeof billColumnGroups;

/** `sum`: parts of the amount added up; `word`: a name of a closed list. */
type BillColumnKind = 'text' | 'moment' | 'word' | 'count' | 'fen' | 'sum';

type Head = Exclude<keyof CompanyBillRow, 'id' | 'facts' | 'counts' | 'figures'>;

export interface BillColumnSpec {
  label: string;
  group: BillColumnGroup;
  kind: BillColumnKind;
  /** Parts of a sum. */
  of?: readonly BillPart[];
}

const text = (group: BillColumnGroup, label: string) => ({ label, group, kind: 'text' }) as const;
const moment = (group: BillColumnGroup, label: string) => ({ label, group, kind: 'moment' }) as const;
const word = (group: BillColumnGroup, label: string) => ({ label, group, kind: 'word' }) as const;
const count = (label: string) => ({ label, group: 'count', kind: 'count' }) as const;
const money = (group: BillColumnGroup, label: string) => ({ label, group, kind: 'fen' }) as const;
const sum = (label: string, of: readonly BillPart[]) => ({ label, group: 'sums', kind: 'sum', of }) as const;

/** All columns of all products, in the order of the table and the file. */
export const billColumns = {
  no: { ...text('entry', '行号'), kind: 'count' },
  at: moment('entry', '日期'),
  product: word('entry', '产品'),
  kind: word('entry', '类型'),
  direction: word('entry', '资金方向'),
  settle: word('entry', '结算类型'),
  movement: text('entry', '记账编号'),
  originBill: text('entry', '来源账单'),
  originRow: text('entry', '来源行'),
  orderId: text('order', '订单号'),
  bookedAt: moment('order', '预订时间'),
  booker: text('order', '预订人'),
  supplier: text('order', '供应商'),
  ticketNo: text('order', '票号'),
  title: text('trip', '内容'),
  note: text('trip', '说明'),
  carrier: text('trip', '承运人 / 品牌'),
  number: text('trip', '航班 / 车次'),
  changedFrom: text('trip', '改签自'),
  from: text('trip', '出发地'),
  to: text('trip', '到达地'),
  departsAt: moment('trip', '出发 / 入住'),
  arrivesAt: moment('trip', '到达 / 离店'),
  cabin: text('trip', '舱位 / 席别 / 房型'),
  travellers: text('people', '出行人'),
  employeeNo: text('people', '工号'),
  department: text('people', '部门'),
  departmentPath: text('people', '级联部门'),
  costCentre: text('people', '成本中心'),
  project: text('people', '项目'),
  reason: text('people', '出差事由'),
  tickets: count('张数'),
  nights: count('间夜'),
  aheadDays: count('提前天数'),
  discount: count('折扣'),
  price: sum('票款房费', ['fare', 'roomFee', 'rideFee', 'changeSpread']),
  tax: sum('税费', ['constructionTax', 'fuelTax', 'otherTax', 'taxSpread']),
  fees: sum('退改费', ['changeFee', 'refundFee', 'kept']),
  extras: sum('服务保险', ['serviceFee', 'insurance']),
  fare: money('amount', '票面价'),
  constructionTax: money('amount', '机建'),
  fuelTax: money('amount', '燃油'),
  otherTax: money('amount', '其他税费'),
  roomFee: money('amount', '房费'),
  rideFee: money('amount', '车费'),
  changeSpread: money('amount', '改签差价'),
  taxSpread: money('amount', '税费差额'),
  changeFee: money('amount', '改签费'),
  refundFee: money('amount', '退票费'),
  kept: money('amount', '不退项目'),
  serviceFee: money('amount', '服务费'),
  insurance: money('amount', '保险'),
  otherPayers: money('amount', '个人/其他支付'),
  fullFare: money('amount', '全价'),
  saving: money('amount', '协议优惠'),
  amount: money('sums', '合计'),
  verdict: word('policy', '标记'),
  rule: text('policy', '退改规则'),
  overAmount: money('policy', '超标金额'),
  overRule: text('policy', '超标项'),
  overReason: text('policy', '超标原因'),
  lowestPrice: money('policy', '最低价'),
  lowestSpread: money('policy', '低价差'),
  lowestNumber: text('policy', '低价航班'),
  lowestReason: text('policy', '未选低价原因'),
  approvalNo: text('policy', '审批单号'),
  overApprovalNo: text('policy', '超标审批单号'),
  applicationNo: text('policy', '行程申请单号'),
  voucherKind: text('voucher', '票据类型'),
  // Only rows of bills of before their own invoices have these: a closed bill keeps what it said.
  voucherNo: text('voucher', '原票据号码'),
  voucherAt: moment('voucher', '原开票日期'),
  remark: text('voucher', '备注'),
} as const satisfies Readonly<
  Record<Head | BillFact | BillCount | BillFigure | 'direction' | 'price' | 'tax' | 'fees' | 'extras', BillColumnSpec>
>;
export type BillColumnName = keyof typeof billColumns;
export const billColumnNames = Object.keys(billColumns) as BillColumnName[];

/** Shown until somebody chooses. */
export const usualBillColumns: readonly BillColumnName[] = [
  'at',
  'orderId',
  'title',
  'travellers',
  'department',
  'costCentre',
  'price',
  'tax',
  'fees',
  'extras',
  'amount',
  'verdict',
];

/** Columns that are added up below the table. */
export const isSummed = (name: BillColumnName): boolean =>
  billColumns[name].kind === 'sum' ||
  billColumns[name].group === 'amount' ||
  name === 'amount' ||
  name === 'nights' ||
  name === 'tickets';

export const billRowKindNames: Readonly<Record<CompanyBillRow['kind'], string>> = {
  sale: '消费',
  change: '改签',
  refund: '退款',
  kept: '扣留',
  credit: '异议冲减',
  correction: '上期更正',
};
export const billSettleNames: Readonly<Record<CompanyBillRow['settle'], string>> = {
  credit: '月结授信',
  prepaid: '预存',
};
export const billVerdictNames: Readonly<Record<CompanyBillRow['verdict'], string>> = {
  none: '',
  ok: '合规',
  over: '超标',
};
export const billDirectionNames = { debit: '借', credit: '贷' } as const;

/** Value of a column: a text, a number of things, or fen. Absent is "" for texts, undefined for numbers. */
export function valueOf(row: CompanyBillRow, name: BillColumnName): string | number | undefined {
  const spec: BillColumnSpec = billColumns[name];
  if (spec.of) return spec.of.reduce<Fen>((all, part) => all + (row.figures[part] ?? 0), 0) || undefined;
  if (name === 'direction') return row.amount < 0 ? 'credit' : 'debit';
  if (isHead(row, name)) return row[name];
  if (spec.kind === 'count') return row.counts[name as BillCount];
  if (spec.kind === 'fen') return row.figures[name as BillFigure];
  return row.facts[name as BillFact] ?? '';
}

const isHead = (row: CompanyBillRow, name: BillColumnName): name is Head => name in row;
