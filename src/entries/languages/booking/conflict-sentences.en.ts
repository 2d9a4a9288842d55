import type { Sentence } from '../sentences.ts';

/** Sentences of conflicts between a form and its order (src/parts/rail/offer, src/parts/intl/offer). */
export const conflictSentences: readonly Sentence[] = [
  ['{name}仅剩 {n} 张', '{name}: {n} left'],
  [
    '可减少乘车人后提交，或选择其他席别和车次；已填信息会保留。',
    'Remove passengers, or choose another class or train. What you typed is kept.',
  ],
  ['{name}刚刚售完', '{name}: just sold out'],
  [
    '没有为您占到座位，也没有扣款。请选择其他席别或车次，已填信息会带过去。',
    'No seats are held and nothing was charged. Choose another class or train; what you typed comes along.',
  ],
  ['{name}所选铺位刚刚售完', '{name}: these berths are just sold out'],
  [
    '现余 {left}，票价高于您确认的金额，没有占座，也没有扣款。请改选铺位后提交，已填信息会保留。',
    'Left: {left}, at a higher fare than you confirmed. Nothing is held or charged. Choose other berths; what you typed is kept.',
  ],
  ['下铺 {n} 张', 'lower {n}'],
  ['中铺 {n} 张', 'middle {n}'],
  ['上铺 {n} 张', 'upper {n}'],
  ['铁路系统维护中', 'The railway is closed for now'],
  [
    '{t} 恢复售票。保持本页打开，已填信息会保留，届时再提交即可。',
    'Tickets are sold from {t} on. Keep this page open: what you typed is kept until then.',
  ],
  [
    '{clock} 恢复售票。保持本页打开，已填信息会保留，届时再提交即可。',
    'Tickets are sold from {clock} on. Keep this page open: what you typed is kept until then.',
  ],
  ['该车次尚未起售', 'Not sold yet'],
  [
    '{from} 起售。保持本页打开，已填信息会保留，届时再提交即可。',
    'Sold from {from} on. Keep this page open: what you typed is kept until then.',
  ],
  ['该车次已停止售票', 'No longer sold'],
  ['距开车时间太近，请选择其他车次。', 'The train leaves too soon, choose another one.'],
  ['换乘时间不足', 'Too little time to change'],
  [
    '两程之间只有 {n} 分钟，至少需要 {m} 分钟，请重新选择车次。',
    'There are {n} min between both trains, {m} min are needed: choose again.',
  ],
  ['今日取消次数已满', 'Too many cancellations today'],
  [
    '今天已取消 3 笔火车票订单，按铁路规定 {from} 起可再次购票。已填信息会保留。',
    'Three train orders were cancelled today: by the rules of the railway you can buy again from {from}. What you typed is kept.',
  ],
  ['{name}的这趟车已为您占座，待支付', 'Seats of this train are held for {name}, to be paid'],
  ['{name}已有该车次的车票', '{name} has a ticket for this train'],
  [
    '您有一笔待支付的订单，支付后即出票。同一证件同车次同区间限购 1 张。',
    'An order of yours is unpaid: pay it for the tickets. One ticket a train and stretch for each document.',
  ],
  [
    '同一证件同车次同区间限购 1 张。可查看已有订单，或更换乘车人后提交。',
    'One ticket a train and stretch for each document. See that order, or choose other passengers.',
  ],
  [
    '该证件已在别处购买该车次的车票，请更换乘车人或车次。',
    'A ticket for this train was bought elsewhere with this document: choose other passengers or another train.',
  ],
  ['{name}的行程冲突', '{name}: two trips at one time'],
  [
    '已有 {held} 的车票，与所选 {wanted} 时间重叠。没有占座，也没有扣款。',
    'There is a ticket for {held}, at the time of {wanted}. Nothing is held or charged.',
  ],
  [
    '该证件已在别处购买同时段车票，与所选 {wanted} 时间重叠。没有占座，也没有扣款。',
    'A ticket was bought elsewhere with this document, at the time of {wanted}. Nothing is held or charged.',
  ],
  ['{name} 当日不开行', '{name} does not run on that day'],
  [
    '列车停运或改线，没有占座，也没有扣款。请重新选择车次，已填信息会带过去。',
    'It is cancelled or takes another way. Nothing is held or charged. Choose another train; what you typed comes along.',
  ],
  ['该车次或席别已停止发售', 'This train or class is no longer sold'],
  ['列车停运或席别调整，请重新选择车次。', 'It is cancelled or has changed: choose again.'],
  ['该票价仅剩 {n} 张', '{n} left at this fare'],
  [
    '可减少乘机人后提交，或选择其他品牌和航班；已填信息会保留。',
    'Remove passengers, or choose another brand or flight. What you typed is kept.',
  ],
  ['该票价刚刚售完', 'This fare is just sold out'],
  [
    '没有为您占到座位，也没有扣款。请选择其他品牌或航班，已填信息会带过去。',
    'No seats are held and nothing was charged. Choose another brand or flight; what you typed comes along.',
  ],
  ['第 {n} 程早于前一程到达', 'Leg {n} leaves before the one before arrives'],
  ['请选择 {from} 以后起飞的航班；其他航程会保留。', 'Choose a flight after {from}; the other legs stay.'],
  ['该行程已停止售票', 'This trip is no longer sold'],
  ['距起飞时间太近，请选择其他航班。', 'It leaves too soon, choose another flight.'],
  ['{name} 同一时间的订单待支付', '{name} has an unpaid order at this time'],
  ['{name} 同一时间已有机票', '{name} has a ticket at this time'],
  [
    '您有一笔待支付的订单，支付后即出票。同一证件不能在重叠的时间乘坐两个航班。',
    'An order of yours is unpaid: pay it for the tickets. One document cannot be on two flights at a time.',
  ],
  [
    '同一证件不能在重叠的时间乘坐两个航班。可查看已有订单，或更换乘机人后提交。',
    'One document cannot be on two flights at a time. See that order, or choose other passengers.',
  ],
  [
    '该证件在重叠的时间已有机票，请更换乘机人或航班。',
    'This document has a ticket at this time: choose other passengers or flights.',
  ],
  ['{name} 的航班或票价已停止发售', '{name} or its fare is no longer sold'],
  [
    '航班取消或票价调整，没有占座，也没有扣款。请重新选择航班，已填信息会带过去。',
    'It is cancelled or has changed. Nothing is held or charged. Choose again; what you typed comes along.',
  ],
  ['该航班或票价已停止发售', 'This flight or fare is no longer sold'],
  ['航班取消或票价调整，请重新选择航班。', 'It is cancelled or has changed: choose again.'],
  ['转机时间偏紧，确认继续？', 'Little time to change planes. Go on?'],
  ['自行转机，确认继续？', 'You change planes on your own. Go on?'],
  ['转机来不及：需 {n} 分钟，只有 {m} 分钟', 'Too little time to change planes: {n} min needed, {m} min there'],
  [
    '{place} 转机{spare}。自行转机的两张客票互不保障：前段延误时，后段不能免费改签。',
    'Change of planes in {place}: {spare}. The two tickets do not protect each other: after a delay the second flight is not changed for free.',
  ],
  ['前段准点到达{place}，也赶不上后段', 'Even on time in {place}, the next flight is missed'],
  ['两张客票互不保障，误机的损失由旅客承担', 'The tickets do not protect each other, the loss is yours'],
  ['本票不可退', 'This ticket is not refunded'],
  ['本票不可改', 'This ticket is not changed'],
  ['本票不可退、不可改', 'This ticket is neither refunded nor changed'],
  ['转机须入境{country}，请先核对签证或入境许可', 'You enter {country} on the way: check visa or permit'],
  ['行李须提取后重新托运', 'Bags are collected and checked in again'],
  ['比所需多 {spare}', '{spare} to spare'],
  ['恰好够所需，没有富余', 'nothing to spare'],
  ['差 {n} 分', '{n} min short'],
];
