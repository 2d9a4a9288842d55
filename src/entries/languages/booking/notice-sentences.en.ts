import type { Sentence } from '../sentences.ts';

/** Notices that an order agrees to, sentence by sentence. */
export const noticeSentences: readonly Sentence[] = [
  ['服务协议要点', 'Terms in short'],
  [
    '订单在支付成功后生效；未在支付时限内付款的订单自动取消，座位不再保留。',
    'An order is valid once it is paid. Unpaid in time, it is cancelled and the seats are released.',
  ],
  [
    '机票由承运航空公司出票，票价、机建、燃油以支付时显示的金额为准。',
    'The carrier issues the tickets. Fare and taxes are those shown at the payment.',
  ],
  [
    '乘机人姓名与证件号码须与乘机时出示的证件一致，填写有误可能无法乘机。',
    'Names and numbers have to be those of the documents shown at the airport, or boarding may be refused.',
  ],
  [
    '自愿退票、改期按所购票价的退改签规则收费；航班取消、延误等非自愿情形按航空公司规定办理。',
    'Voluntary refunds and changes cost what the fare rules say; after cancelled or delayed flights the rules of the airline count.',
  ],
  [
    '退款在航空公司审核后原路退回，一般不超过 7 个工作日。',
    'Refunds go back the way they were paid once the airline has reviewed them, usually within 7 working days.',
  ],
  [
    '行程、证件与联系方式仅用于订座、出票、航班通知与售后服务。',
    'Trip, documents and contacts are used for the booking, tickets, notices and service only.',
  ],
  ['锂电池及危险品乘机须知', 'Batteries and dangerous goods'],
  [
    '充电宝须随身携带，严禁托运；额定能量不超过 100 Wh，每人最多 2 个，机上不得使用或充电。',
    'Power banks travel in hand luggage only: at most 100 Wh, two a passenger, not used or charged on board.',
  ],
  [
    '国内航班禁止携带没有 3C 标识、标识不清或已被召回的充电宝。',
    'Domestic flights take no power banks without a clear 3C mark, and none that were recalled.',
  ],
  [
    '超过 100 Wh、不超过 160 Wh 的锂电池须经航空公司批准；超过 160 Wh 严禁携带和托运。',
    'Batteries of 100 to 160 Wh need the consent of the airline; above 160 Wh they are forbidden.',
  ],
  ['打火机、火柴不得随身携带，也不得托运。', 'Lighters and matches are neither carried nor checked in.'],
  [
    '易燃、易爆、腐蚀、有毒物品及压缩气体不得携带或托运。',
    'Flammable, explosive, corrosive or toxic goods and compressed gases are forbidden.',
  ],
  [
    '随身携带的液态物品单瓶不超过 100 ml；酒类须按民航规定托运。',
    'Liquids in hand luggage: bottles of at most 100 ml; alcohol is checked in by the rules.',
  ],
  ['酒店预订须知', 'Booking notice'],
  [
    '订单在酒店确认后生效；需要支付的订单在支付成功后提交酒店，未在支付时限内付款的订单自动取消。',
    'An order is valid once the hotel confirms it. Orders to be paid go to the hotel once paid; unpaid in time, they are cancelled.',
  ],
  [
    '每间房至少填写一位入住人，入住时凭本人有效证件登记，姓名与证件不一致可能无法入住。',
    'Each room has a guest, who checks in with a valid document of the same name.',
  ],
  [
    '取消规则以本页显示的时间为准，时间均为酒店当地时间；超过免费取消时间后按规则扣款。',
    'The cancellation rule of this page counts, in local time of the hotel; after the free time its fees are kept.',
  ],
  ['退款原路退回，一般不超过 7 个工作日。', 'Refunds go back the way they were paid, usually within 7 working days.'],
  [
    '入住人数超过房型上限时，酒店可能另收费用或拒绝接待。',
    'For more guests than a room takes, the hotel may charge more or refuse.',
  ],
  [
    '姓名与联系方式仅用于预订、入住与售后服务。',
    'Names and contacts are used for the booking, the stay and service only.',
  ],
  ['铁路旅客购票须知', 'Notice of the railway'],
  [
    '车票实名制：乘车人姓名、证件号码须与乘车时出示的有效身份证件一致，同一证件同车次同区间限购 1 张，行程时间重叠的车次不能同时购买。',
    'Tickets are personal: names and numbers are those of the documents shown on the train. One ticket a train and stretch for each document, none for trains at the same time.',
  ],
  [
    '提交后由铁路系统占座，占到座位后请在保留时间内支付；未支付的订单自动取消，座位放回，不扣款。',
    'The railway holds seats once you order; pay in time. Unpaid orders are cancelled, at no charge.',
  ],
  [
    '一天内取消 3 次（含超时未支付）后，当日不能再购买火车票。',
    'After 3 cancellations in a day, unpaid orders among them, no tickets are sold to you on that day.',
  ],
  [
    '退票费按开车前时间收取：8 天以上免费，48 小时以上 5%，24 至 48 小时 10%，不足 24 小时 20%；按 ¥0.5 取整，最低 ¥2。开车后不能退票。',
    'Refund fee by the time before departure: free from 8 days, 5% from 48 hours, 10% from 24 to 48 hours, 20% below; in steps of ¥0.5, at least ¥2. None after departure.',
  ],
  [
    '每张车票可改签一次；开车前 48 小时以上可改签预售期内任一车次，不足 48 小时可改签至开车当日 24:00 前的车次。',
    'Each ticket is changed once: from 48 hours before departure to any train on sale, later to one of the same day.',
  ],
  [
    '儿童票须与同行成人的车票一起购买；学生票每学年限 4 次单程，进站时核验学生资质。',
    'Child tickets are bought with those of an adult; student tickets for 4 single trips a school year, checked at the gate.',
  ],
  ['铁路电子客票发票可在行程结束后 180 天内申请。', 'Invoices are asked for within 180 days after the trip.'],
  ['国际客票购买须知', 'Notice on international tickets'],
  [
    '姓名、证件号码、性别与出生日期须与乘机时出示的证件一致；出票后不能更改姓名。',
    'Name, number, sex and date of birth are those of the document shown at the airport; names cannot be changed later.',
  ],
  [
    '证件、签证与过境许可由旅客自行办理；因证件不符被拒绝登机或入境的，按退改规则处理。',
    'Documents, visas and permits are up to you; refused boarding or entry is handled by the fare rules.',
  ],
  [
    '退票、改期按每程、每位旅客收取费用，起飞前后标准不同；税费按航司规定退还。',
    'Refunds and changes cost a fee for each way and passenger, another one after departure; taxes go back by the rules of the airline.',
  ],
  [
    '须按行程顺序使用全部航段；前段未使用的，航司可取消后续航段。',
    'All flights are taken in order; after one that is not, the airline may cancel the rest.',
  ],
  [
    '自行转机的行程由两张客票组成，互不保障：前段延误或取消时，后段按自愿退改处理。',
    'Changing planes on your own means two tickets that do not protect each other.',
  ],
  [
    '所有时刻均为当地时间；免费行李按每段标注的航司规则执行。',
    'All times are local; baggage goes by the rule named for each flight.',
  ],
  [
    '锂电池、易燃易爆等危险品不得托运，随身携带须符合航司规定。',
    'Batteries and dangerous goods are not checked in; hand luggage goes by the rules of the airline.',
  ],
];
