import type { Family } from '../product/names.ts';

/** Words of the flight reports and those of stays: a room for a night stands where a ticket does. The first that fits counts. */
const hotelWords: Readonly<Record<string, string>> = {
  '机票出票、改签和退票后': '离店结算和退订扣款后',
  '订单号 / 乘机人 / 航班': '订单号 / 入住人 / 酒店',
  出票金额: '房费金额',
  当天出票: '当天预订',
  天出票: '天预订',
  临近出票: '临近预订',
  更多票: '更多间夜',
  少的票: '少的间夜',
  合规票: '合规间夜',
  超标票数: '超标间夜',
  ' 张票': ' 间夜',
  张票: '间夜',
  ' 张': ' 间夜',
  张数: '间夜',
  票量: '间夜数',
  票面价: '房费',
  票价: '房价',
  出票: '离店',
  退票: '退订',
  '航线是 ': '城市是',
  航线: '城市',
  航司: '酒店',
  舱位: '星级',
  乘机人: '入住人',
  起飞时间: '入住时间',
  行程: '酒店',
  出发: '入住',
};

/** Of the reports of trains: the letter of a train stands where an airline does, the class of its seats where a cabin does. */
const trainWords: Readonly<Record<string, string>> = {
  国内机票: '国内机票',
  国际机票: '国际机票',
  '订单号 / 乘机人 / 航班': '订单号 / 乘车人 / 车次',
  机票: '火车票',
  票面价: '票价',
  多家航司: '多种车型',
  航司: '车型',
  舱位: '席别',
  航线: '线路',
  航班: '车次',
  乘机人: '乘车人',
  起飞时间: '开车时间',
};

/** Of the reports of rides: the scene stands where an airline does, the class of the car where a cabin does. */
const carWords: Readonly<Record<string, string>> = {
  '机票出票、改签和退票后': '员工用车后',
  '订单号 / 乘机人 / 航班': '用车单号 / 乘车人 / 地点',
  提前天数: '用车时段',
  出票金额: '用车金额',
  合规票: '合规用车',
  超标票数: '超标次数',
  更多票: '更多次数',
  多或少的票: '多或少的次数',
  ' 张票': ' 次',
  张票: '次',
  ' 张': ' 次',
  张数: '次数',
  票量: '用车次数',
  票面价: '车费',
  票价: '车费',
  出票: '用车',
  '航线是 ': '城市是 ',
  航线: '城市',
  航司: '场景',
  舱位: '车型',
  乘机人: '乘车人',
  预订人: '乘车人',
  起飞时间: '上车时间',
  出发: '上车',
};

export const productWords: Partial<Record<Family, Readonly<Record<string, string>>>> = {
  hotel: hotelWords,
  train: trainWords,
  car: carWords,
};

/** A text of the reports in the words of its product. */
export function inWordsOf(product: Family, all = productWords): (text: string) => string {
  const own = all[product];
  if (!own) return (text) => text;
  const pattern = new RegExp(Object.keys(own).join('|'), 'g');
  return (text) => text.replaceAll(pattern, (word) => own[word] ?? word);
}

/** Texts of a widget in the words of a product: also those that functions make. */
export function textsInWordsOf<T>(product: Family, texts: T, all = productWords): T {
  if (!all[product]) return texts;
  const say = inWordsOf(product, all);
  const told = (value: unknown): unknown => {
    if (typeof value === 'string') return say(value);
    if (typeof value === 'function')
      return (...given: unknown[]) => told((value as (...all: unknown[]) => unknown)(...given));
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(told);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, told(one)]));
  };
  return told(texts) as T;
}
