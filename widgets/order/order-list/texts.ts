import { orderTypeNames } from '#domain/order/order-type-names.ts';
import { cancelTexts } from '#kit/orders/cancel-order.ts';
import { copyTexts } from '#kit/copy-text.ts';
import { shareTexts } from '#kit/orders/share-order.ts';

interface VoucherFacts {
  from: string;
  until: string;
  phone: string;
}

/** A paper that every ticketed order has here. */
const tripSheet = '出票后可随时在订单中打印行程单，供出行参考，不作报销凭证';

/** Every word of the order list; status words and their notes are in src/domain/order. */
export const texts = {
  ...cancelTexts,
  types: orderTypeNames,
  tabs: '订单类型',
  showTrips: '行程视图',
  showOrders: '订单列表',
  order: '订单',
  /** Before 改签 and 退票 where the airline changed the flight. */
  free: '免费',
  orders: '订单',
  notOpen: '订单暂未开放',
  notOpenText: '如需办理，请致电',
  showAir: '查看机票订单',
  groups: { all: '全部', unpaid: '待支付', ticketing: '出票中', travel: '待出行', after: '退改中', done: '已完成' },
  noneOf: {
    unpaid: '没有待支付的订单',
    ticketing: '没有出票中的订单',
    travel: '没有待出行的订单',
    after: '没有退改中的订单',
    done: '没有已完成的订单',
  },
  dateBy: '日期类型',
  dateKinds: { created: '预订日期', travel: '出行日期' },
  days: '日期',
  words: '关键词',
  wordsHint: '订单号 / 乘机人 / 航班号 / 城市',
  wordsShort: '订单、姓名、城市',
  travelType: '出行类型',
  travelTypes: { all: '因公因私', business: '因公', private: '因私' },
  owner: '订单归属',
  owners: { all: '全部人员', mine: '本人订单', others: '员工订单' },
  tags: '标签',
  tagNames: { roundTrip: '往返', insured: '含保险', changed: '改签过' },
  amount: '金额',
  copyOrderNo: '复制订单号',
  ...shareTexts,
  ...copyTexts,
  bookedAt: '预订',
  bookedBy: '代订人',
  member: '预订人',
  left: '剩 ',
  overdue: '支付超时',
  passengers: '乘机人',
  changed: '改签',
  taxes: '含机建燃油',
  insurance: '含保险',
  serviceFee: '含服务费',
  otherFees: '含其他费用',
  nextDay: '+1天',
  actions: {
    pay: '去支付',
    cancel: '取消订单',
    change: '改签',
    refund: '退票',
    again: '再次预订',
    voucher: '报销凭证',
    print: '打印行程单',
    share: shareTexts.share,
  },
  more: '更多操作',
  voucher: {
    later: ({ from, phone }: VoucherFacts) =>
      `行程结束（${from}）后 180 天内，可致电 ${phone} 申请电子行程单和服务费发票。${tripSheet}`,
    open: ({ until, phone }: VoucherFacts) =>
      `可申请电子行程单和服务费发票，请于 ${until} 前致电 ${phone}。${tripSheet}`,
    over: () => `行程结束已超过 180 天，不能再申请报销凭证。${tripSheet}`,
  },
  columns: {
    order: '订单号',
    status: '状态',
    trip: '行程',
    flight: '航班',
    departs: '起飞时间',
    passengers: '乘机人',
    member: '预订人',
    created: '预订时间',
    amount: '订单金额',
  },
  exportSelected: (count: number) => `导出所选（${count}）`,
  cancelSelected: (count: number) => `取消未支付订单（${count}）`,
  printSelected: (count: number) => `打印行程单（${count}）`,
  cancelAllQuestion: (count: number) => ({
    title: '取消订单',
    text: `将取消所选订单中待支付的 ${count} 个，座位立即释放，价格可能变化。确定取消吗？`,
    yes: '取消订单',
    no: '再想想',
    kind: 'danger' as const,
  }),
  cancelResult: '取消订单结果',
  hotel: {
    name: '酒店',
    book: '订酒店',
    checkIn: '入住日期',
    guests: '入住人',
    nights: (nights: number, rooms: number) => `${nights} 晚 · ${rooms} 间`,
    room: (room: string, breakfasts: number) => `${room} · ${breakfasts > 0 ? `${breakfasts} 份早餐` : '不含早餐'}`,
    payKinds: { atHotel: '到店支付', guarantee: '担保首晚，其余到店付' },
    refundWay: '退款进度',
    dateKinds: { created: '预订日期', travel: '入住日期' },
    wordsHint: '订单号 / 入住人 / 酒店 / 城市',
    groups: { all: '全部', unpaid: '待支付', ticketing: '待确认', travel: '待入住', after: '退款中', done: '已完成' },
    noneOf: '没有',
    noneEnd: '的酒店订单',
  },
  detail: '订单详情',
  /** The way to the details of an order whose refund or change is under way. */
  progress: { 4: '退款进度', 9: '退票进度', 10: '退票进度', 11: '改签进度' } as Readonly<Record<number, string>>,
  returned: '退款',
  none: '还没有',
  noneGp: '填写机票订单时选择“改为公务票预订”，订单会显示在这里',
  noneText: '预订后，可在这里支付、查看行程和导出订单',
  book: '订机票',
};

export type Texts = typeof texts;
