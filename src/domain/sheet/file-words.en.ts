import * as billsEn from '../bill/names.en.ts';
import * as bills from '../bill/names.ts';
import { billColumnLabels } from './bill-columns.en.ts';
import { orderNames } from './order-names.en.ts';
import { channelLabels } from '../payment/pay-methods.en.ts';
import { reportNames } from '../report/names.en.ts';
import { seatClassNames as seatsEn } from '../rail/seat-classes.en.ts';
import { seatClassNames as seats } from '../rail/seat-classes.ts';
import * as walletEn from '../wallet/names.en.ts';
import * as wallet from '../wallet/names.ts';

type Words = Readonly<Record<string, string | undefined>>;
/** Twins as rows: Chinese → English. */
const rowsOf = (chinese: Words, english: Words): (readonly [string, string])[] =>
  Object.entries(chinese).flatMap(([key, name]) => (name ? [[name, english[key] || name] as const] : []));

/** Headings, closed lists of values and names of files, by their Chinese; of two the later one counts. */
const words: ReadonlyMap<string, string> = new Map([
  ...reportNames,
  ...channelLabels,
  ...rowsOf(seats, seatsEn),
  ...rowsOf(wallet.movementNames, walletEn.movementNames),
  ...rowsOf(wallet.rechargeStateNames, walletEn.rechargeStateNames),
  ...orderNames,
  ...rowsOf(bills.billNames, billsEn.billNames),
  ...rowsOf(bills.billTypeNames, billsEn.billTypeNames),
  ...rowsOf(bills.billStateNames, billsEn.billStateNames),
  ...rowsOf(bills.billFigureNames, billsEn.billFigureNames),
  ...billColumnLabels,
  // Names of files.
  ['机票订单', 'Flight orders'],
  ['公务票订单', 'Official flight orders'],
  ['酒店订单', 'Hotel orders'],
  ['火车票订单', 'Train orders'],
  ['国际机票订单', 'International flight orders'],
  ['企业账单', 'Company bill'],
  ['对账差异', 'Differences'],
  ['对账清单导入模板', 'Own list template'],
  ['文件行号', 'File lines'],
  ['文件金额', 'File amount'],
  ['账单金额', 'Bill amount'],
  ['相差', 'Difference'],
  ['钱包收支明细', 'Wallet movements'],
  ['充值记录', 'Top-ups'],
  ['常旅客导入模板', 'Travellers template'],
  ['外部出行人导入模板', 'External travellers template'],
  ['员工导入模板', 'Employees template'],
  ['未导入旅客', 'Travellers not imported'],
  ['未导入外部出行人', 'External travellers not imported'],
  ['未导入员工', 'Employees not imported'],
  // Reports.
  ['国内机票报表', 'Domestic flight report'],
  ['国际机票报表', 'International flight report'],
  ['酒店报表', 'Hotel report'],
  ['火车票报表', 'Train report'],
  ['用车报表', 'Car report'],
  ['明细', 'Details'],
  ['月份', 'Month'],
  ['周', 'Week'],
  ['日期', 'Date'],
  ['部门', 'Department'],
  ['成本中心', 'Cost centre'],
  ['项目', 'Project'],
  ['出行人', 'Traveller'],
  ['目的城市', 'City'],
  ['航线', 'Route'],
  ['航司', 'Airline'],
  ['舱位', 'Cabin'],
  ['提前天数', 'Days ahead'],
  ['差旅标准', 'Travel policy'],
  ['超标原因', 'Reason'],
  ['时间', 'Time'],
  ['类型', 'Type'],
  ['出票', 'Ticketing'],
  ['改签', 'Change'],
  ['退票', 'Refund'],
  ['改签张数', 'Changed tickets'],
  ['退票张数', 'Refunded tickets'],
  ['折扣', 'Share of full fare'],
  ['票面价', 'Base fare'],
  ['退改费用', 'Charges'],
  ['退改差额', 'Adjustment'],
  ['金额', 'Amount'],
  ['合计', 'Total'],
  // Orders.
  ['订单号', 'Order no.'],
  ['预订时间', 'Booked at'],
  ['状态', 'State'],
  ['出行类型', 'Trip type'],
  ['支付方', 'Paid by'],
  ['因公', 'Business'],
  ['因私', 'Private'],
  ['预订人', 'Booked by'],
  ['行程', 'Route'],
  ['航班号', 'Flight'],
  ['起飞时间', 'Departure'],
  ['到达时间', 'Arrival'],
  ['开车时间', 'Departure'],
  ['乘机人', 'Passengers'],
  ['乘车人', 'Passengers'],
  ['票款', 'Fares'],
  ['机建燃油', 'Taxes and fuel'],
  ['保险', 'Insurance'],
  ['服务费', 'Service fee'],
  ['其他费用', 'Other fees'],
  ['改签补差', 'Change difference'],
  ['订单金额', 'Total'],
  ['实付合计', 'Paid'],
  ['已退金额', 'Refunded'],
  ['酒店', 'Hotel'],
  ['城市', 'City'],
  ['房型', 'Room'],
  ['入住日期', 'Check-in'],
  ['离店日期', 'Check-out'],
  ['晚数', 'Nights'],
  ['间数', 'Rooms'],
  ['入住人', 'Guests'],
  ['取消扣款', 'Kept on cancellation'],
  ['车次', 'Train'],
  ['席别', 'Class'],
  ['票种', 'Ticket type'],
  ['座位', 'Seats'],
  ['车票状态', 'Tickets'],
  ['成人票', 'Adult'],
  ['儿童票', 'Child'],
  ['学生票', 'Student'],
  ['残军票', 'Disabled veteran'],
  // Bills and the wallet.
  ['时间', 'Time'],
  ['期间', 'Period'],
  ['说明', 'About'],
  ['流水号', 'Transaction no.'],
  ['备注', 'Note'],
  ['来源会员', 'From member'],
  ['支付渠道', 'Paid by'],
  ['收入', 'In'],
  ['支出', 'Out'],
  ['退回', 'Returned'],
  ['积分', 'Points'],
  ['金额', 'Amount'],
  ['积分余额', 'Points left'],
  ['钱包余额', 'Wallet'],
  ['余额', 'Balance'],
  ['单号', 'No.'],
  ['创建时间', 'Made at'],
  ['充值单号', 'Top-up no.'],
  ['支付流水号', 'Transaction no.'],
  ['支付方式', 'Paid by'],
  ['操作人', 'By'],
  ['间夜', 'Room nights'],
  ['退订退款', 'Refunds'],
  ['比例（%）', 'Rate (%)'],
  ['张数', 'Tickets'],
  ['规范行', 'Canonical line'],
  // A company's bill.
  ['消费', 'Booking'],
  ['扣留', 'Kept'],
  ['异议冲减', 'Dispute credit'],
  ['上期更正', 'Correction'],
  ['月结授信', 'Monthly credit'],
  ['预存', 'Prepaid'],
  ['合规', 'In policy'],
  ['超标', 'Out of policy'],
  ['异议处理中', 'Dispute in progress'],
  ['异议待回复', 'Dispute to answer'],
  ['异议已采纳', 'Dispute accepted'],
  ['异议已了结', 'Dispute settled'],
  ['异议已撤回', 'Dispute withdrawn'],
]);

const separators: Words = { '、': ', ', '；': '; ' };

/** A heading or a value of closed lists as an English file has it, several of them one by one; what people have typed stays. */
export function sayInFile(text: string): string {
  const known = words.get(text);
  if (known !== undefined) return known;
  const parts = text
    .split(/(、|；| (?=¥))/)
    .map((part) => words.get(part) ?? separators[part] ?? (/^( |¥[\d,.]+)$/.test(part) ? part : undefined));
  return parts.every((part) => part !== undefined) ? parts.join('') : text;
}
