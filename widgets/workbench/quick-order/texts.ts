import type { QuickPrice } from '#contract/quick-order.ts';
import type { Day } from '#domain/china-time.ts';
import { pnrDay } from '#domain/flight/pasted/pnr-day.ts';

/** Every word of the quick order; doubts and faults of a pasted text are in src/domain/flight/pasted. */
export const texts = {
  title: '快捷下单',
  lead: '粘贴 PNR、乘机人名单或 Excel 表格行，核对后按实时价格下单',
  keys: '键盘操作：粘贴后按 Enter 识别，Tab 逐项核对，Ctrl + Enter 核价并提交',
  paste: '粘贴内容',
  pasteSample: (day: Day) =>
    `1.张三 2.李四 HX5YQD\n2.  CA1501 Y   ${pnrDay(day)}  PEKSHA HK2   0800 1010\n3.SSR FOID CA HK1 NI身份证号/P1\n或\nCA1501 ${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 北京-上海 Y舱\n张三 身份证号 手机号`,
  pasteHint:
    '支持 RT 提取的 PNR（姓名、航段、SSR FOID、CTCM），或“姓名 证件号 手机”任意顺序，每人一行；Shift + Enter 换行',
  read: '识别',
  clear: '清空',
  source: '原文对照',
  sourceHint: '已识别的内容有底色；选中某一项时，对应的原文加深显示',
  left: (pieces: string) => `未识别：${pieces}`,
  readCount: (kind: string, segments: number, people: number) =>
    `按${kind}识别：${segments} 个航段，${people} 位乘机人`,
  kinds: { pnr: ' PNR ', lines: '名单', sheet: '表格' },
  locator: (code: string) => `编码 ${code}`,
  doubts: (count: number) => `${count} 处需要核对，已在对应项下标出`,

  segment: (n: number) => (n ? '返程 / 第二程' : '航段'),
  flightNo: '航班号',
  cabin: '舱位',
  cabinHint: '不填取最低价',
  date: '日期',
  from: '出发',
  to: '到达',
  placeHint: '三字码，如 PEK、BJS',
  addSegment: '添加返程',
  remove: '移除',

  passenger: (n: number) => `乘机人 ${n + 1}`,
  name: '姓名',
  certType: '证件类型',
  certNo: '证件号码',
  bornDate: '出生日期',
  certValidDate: '证件有效期',
  mobilePhone: '手机号码',
  optional: '选填',
  psgType: '票种',
  psgTypes: { ADT: '成人', CHD: '儿童', INF: '婴儿' },
  addPassenger: '添加乘机人',
  sourceOf: (piece: string) => `原文：${piece}`,
  look: '请核对',
  doubt: (reason: string, piece: string) => (piece ? `${reason}（原文：${piece}）` : reason),

  contact: '联系人',
  contactName: '联系人姓名',
  contactPhone: '联系人手机',

  price: '实时价格',
  priceFirst: '填好航班与乘机人后核价，价格与座位以核价结果为准',
  ask: '核价',
  askAgain: '重新核价',
  noPrice: '当前航班无法按所填舱位下单，请按提示修改',
  flightLine: (no: string, from: string, to: string) => `${no} ${from} → ${to}`,
  chooseCabin: '可售舱位',
  cabinOption: (code: string, product: string, price: string, left: number) =>
    `${code} ${product} ¥${price}${left < 10 ? ` 仅剩 ${left} 张` : ''}`,
  total: '订单总额',
  totalNote: (people: number, hasServFee: boolean) => `${people} 人，含税费${hasServFee ? '与服务费' : ''}`,
  refundAndChange: (flight: string) => `${flight} 退改签规则`,
  refundFee: '退票费',
  changeFee: '改签费',
  noRefund: '不可退',
  noChange: '不可改',
  step: (label: string, fee: string) => `${label} ${fee}`,
  held: (time: string) => `价格保留至 ${time}`,
  duplicate: ({
    reason,
    passengers,
    depTime,
    flightNo,
    orgcityname,
    dstcityname,
  }: NonNullable<QuickPrice['duplicate']>) =>
    `${passengers.join('、')} 已预订 ${depTime.slice(5, 16)} 起飞的 ${flightNo}，${
      reason === 'sameRoute' ? `当天同为${orgcityname}到${dstcityname}` : '与本次行程时间冲突'
    }`,
  again: '重复预订',
  acceptDuplicate: '已确认不是重复预订，仍要下单',
  needAccept: '请确认不是重复预订',
  openDuplicate: '查看已有订单',
  restored: '已恢复您上次未提交的内容',
  rules: '规则与协议',
  documents: '证件信息',
  minors: '未成年人',
  agreed: '已向乘机人说明以上退改签规则，并同意',
  agreement: '《服务协议》',
  needAgreed: '请确认已说明退改签规则并同意服务协议',
  documentConsent: '乘机人同意将证件信息提供给承运航司用于出票',
  needConsent: '请确认已取得乘机人同意',
  guardian: '未满 14 周岁的乘机人，已由监护人同意提供其信息',
  submitTotal: (total: string) => `提交订单 ¥${total}`,
  toPay: '订单已提交，请在支付时限内付款',

  wrongFlight: '请输入航班号，如 CA1501',
  wrongCabin: '舱位为一个字母，如 Y',
  wrongDate: '请按 2026-01-31 的格式输入日期',
  pastDate: '日期已过',
  sameDocument: (first: number) => `与第 ${first} 位旅客的证件相同，请移除一位`,
  wrongPlace: '请输入机场或城市三字码',
  samePlace: '出发与到达相同',
  dated: '返程不能早于去程',
};

export type Texts = typeof texts;
