import { describe, expect, it } from 'vitest';
import { isRegion } from '../region/divisions.ts';
import { checkAddress, keepPhone } from './check-address.ts';
import type { PostalAddress } from './check-address.ts';

const good: PostalAddress = {
  receiver: '张三',
  phone: '13800000000',
  province: '上海市',
  city: '上海市',
  district: '浦东新区',
  street: '世纪大道100号',
  postcode: '200120',
};
const check = (change: Partial<PostalAddress>) => checkAddress({ ...good, ...change }, isRegion);

describe('a postal address', () => {
  it.each([
    {},
    { postcode: '' },
    { phone: '021-62345678' },
    { phone: '05718765432' },
    { receiver: "J. O'Brien" },
    { receiver: '李〇' },
    { receiver: '王𫰠' },
    { receiver: '云帆科技（前台）' },
  ])('is kept: %j', (change) => expect(check(change)).toEqual({}));

  it.each([
    [{ receiver: ' ' }, 'receiver', /请输入收件人/],
    [{ receiver: '<b>' }, 'receiver', /汉字或字母/],
    [{ receiver: '张'.repeat(31) }, 'receiver', /30/],
    [{ phone: '' }, 'phone', /请输入/],
    [{ phone: '12800000000' }, 'phone', /手机/],
    [{ phone: '62345678' }, 'phone', /手机/],
    [{ phone: '021-623456' }, 'phone', /区号/],
    [{ phone: '01-62345678' }, 'phone', /区号/],
    [{ province: '', city: '', district: '' }, 'province', /省份/],
    [{ city: '', district: '' }, 'city', /城市/],
    [{ district: '' }, 'district', /区县/],
    [{ district: '昆山市' }, 'district', /不匹配/],
    [{ street: '世纪大道100号 110101198512090000' }, 'street', /身份证号码/],
    [{ street: '' }, 'street', /详细地址/],
    [{ street: '路' }, 'street', /2 至 100/],
    [{ street: '路'.repeat(101) }, 'street', /2 至 100/],
    [{ postcode: '20012' }, 'postcode', /6 位/],
  ] as const)('is refused at one field: %j', (change, field, message) => {
    const errors = check(change);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(message);
  });
});

it.each([
  ['+86 138 0000 0000', '13800000000'],
  ['138-0000-0000', '13800000000'],
  ['０２１－６２３４５６７８', '021-62345678'],
  ['(021) 62345678', '02162345678'],
])('of the typed phone %s the form keeps %s', (typed, kept) => {
  expect(keepPhone(typed)).toBe(kept);
});

it.each([
  ['138 0000 0010', '13800000010'],
  ['+86 138-0000-0010', '13800000010'],
  ['17951 138 0000 0010', '13800000010'],
  ['\u202d13800000010\u202c', '13800000010'],
  ['(021) 6234-5678', '021-62345678'],
  ['+86 21 6234 5678', '021-62345678'],
  ['0571 8765 4321', '057187654321'],
  ['05718765432', '05718765432'],
  ['021-6234', '021-6234'],
])('the phone %j is kept as %j', (typed, kept) => expect(keepPhone(typed)).toBe(kept));
