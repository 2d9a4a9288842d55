import { describe, expect, it, test } from 'vitest';
import { redacted } from './redact.ts';

const show = (value: unknown): string => JSON.stringify(redacted(value, JSON.parse));
const token = '0123456789abcdef0123456789abcdef';
const person = {
  realName: '周砚清',
  tel: '138 0000 0010',
  address: '北京市朝阳区建国路88号',
  token,
  pwd: 'travel123',
  order: { note: '请致电 139-1111-2222 联系' },
  flights: 3,
};
const leaks = /周砚清|0010|建国路|0123456789|travel123|2222/;

const form = Object.entries(person)
  .map(
    ([name, part]) => `${name}=${encodeURIComponent(typeof part === 'object' ? JSON.stringify(part) : String(part))}`,
  )
  .join('&');

describe('personal data and secrets are removed from', () => {
  it.each<[string, unknown]>([
    ['an object', person],
    ['JSON', JSON.stringify(person)],
    ['JSON in JSON', JSON.stringify({ body: JSON.stringify(person) })],
    ['JSON that was cut off', JSON.stringify(person).slice(0, -4)],
    ['a form', form],
    ['a form encoded once more', encodeURIComponent(form)],
    ['JSON encoded twice', encodeURIComponent(encodeURIComponent(JSON.stringify(person)))],
    ['an address with a query', `/member/info?${form}`],
    ['broken encoding', `%zz${encodeURIComponent(form)}%E5`],
    ['a list under a personal name', { passengerNames: ['周砚清', { of: '周砚清' }], phones: 13_800_000_010 }],
  ])('%s', (_, given) => {
    expect(show(given)).not.toMatch(leaks);
  });

  it.each([
    '致电 138 0000 0010',
    '138-0000-0010',
    '+86 (138) 0000.0010',
    '１３８００００００１０',
    '身份证 11010119900307001X',
    'E 12345678 护照',
    '卡号 6222 0212 3456 7894 123',
    '乘机人：欧阳若曦',
    '周砚清 已在该航班',
    'ZHOU/YANQING',
    'zhou@yunfan.cn',
    '上海市浦东新区世纪大道 100 号 20 层',
    `Bearer ${token}`,
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  ])('the free text %s', (text) => {
    expect(show(text)).not.toMatch(/0010|００１０|19900307|345678|7894|若曦|砚清|YANQING|zhou@|世纪|0123456789|eyJ/);
    expect(show(text)).toMatch(/\[(number|name|email|address|token|sign)\]/);
  });
});

test('the purpose of a report is kept: paths, results, counts, our own sentences', () => {
  expect(
    redacted(
      {
        path: '/airTicket/queryFlight',
        ret: 500,
        adults: 2,
        note: '服务暂时不可用，请稍后再试',
        place: 'core-Y8pnwdZo.js:1:2345',
      },
      JSON.parse,
    ),
  ).toEqual({
    path: '/airTicket/queryFlight',
    ret: 500,
    adults: 2,
    note: '服务暂时不可用，请稍后再试',
    place: 'core-Y8pnwdZo.js:1:2345',
  });
});
