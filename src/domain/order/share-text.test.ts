import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

const out = {
  orgcityname: '北京',
  dstcityname: '广州',
  airline: 'CA',
  flightNo: 'CA1301',
  depTime: '2026-09-24 07:30:00',
  arrTime: '2026-09-24 10:40:00',
};
const back = {
  ...out,
  orgcityname: '广州',
  dstcityname: '北京',
  flightNo: 'CA1302',
  depTime: '2026-09-28 22:30:00',
  arrTime: '2026-09-29 01:40:00',
};

test('a shared itinerary has flights, names and the order number, neither price nor document', () => {
  const text = shareText(
    { orderNo: '260914091182', psgNames: ['陈佳宁', '林知夏'], flightList: [out, back] },
    '2026-09-16',
  );
  expect(text.split('\n')).toEqual([
    '北京 → 广州',
    expect.stringMatching(/^09-24 .*07:30–10:40 中国国航 CA1301$/),
    '广州 → 北京',
    expect.stringMatching(/^09-28 .*22:30–01:40（次日到达） 中国国航 CA1302$/),
    '乘机人：陈佳宁、林知夏',
    '订单号：2609 1409 1182',
  ]);
});
