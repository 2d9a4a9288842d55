import { expect, test } from 'vitest';
import { readEnvelope } from './outcome.ts';
import type { Reading, ReadOptions } from './outcome.ts';

const reply = (text: string, status = 200) => ({
  reply: { status, text, serverTimeMs: null, retryAfterSeconds: null },
});
const envelope = (fields: object) => reply(JSON.stringify(fields));
const main: ReadOptions = { profile: 'main' };
const second: ReadOptions = { profile: 'second' };

const rows: [
  name: string,
  answer: Parameters<typeof readEnvelope>[0],
  options: ReadOptions,
  expected: Partial<Reading>,
][] = [
  ['ret 0 is success', envelope({ ret: 0, msg: '', data: 7 }), main, { outcome: { ok: true, ret: 0, data: 7 } }],
  [
    'ret 2100001 is passed to the success handler',
    envelope({ ret: 2100001, data: 1 }),
    main,
    { outcome: { ok: true, ret: 2100001, data: 1 } },
  ],
  [
    'ret 21003 is passed to the success handler',
    envelope({ ret: 21003, data: 1 }),
    main,
    { outcome: { ok: true, ret: 21003, data: 1 } },
  ],
  ...[0, 2100001, 21003].map((ret): (typeof rows)[number] => [
    `ret ${ret} without the rows of a list is a garbled answer`,
    envelope({ ret, data: null }),
    { ...main, has: 'rows' },
    {
      outcome: { ok: false, ret: -1, msg: '服务返回异常，请稍后重试', data: { retryAfter: null }, kind: 'garbled' },
      report: { kind: 'API_CALL_EXCEPTION', httpCode: '200' },
    },
  ]),
  [
    'ret 2100001 without data is a garbled answer where the call reads',
    envelope({ ret: 2100001, data: null }),
    { ...main, reads: true },
    { outcome: { ok: false, ret: -1, msg: '服务返回异常，请稍后重试', data: { retryAfter: null }, kind: 'garbled' } },
  ],
  [
    'ret 2100001 without data is a success where the call writes',
    envelope({ ret: 2100001, data: null }),
    main,
    { outcome: { ok: true, ret: 2100001, data: null } },
  ],
  ['ret 401 ends the session and shows nothing', envelope({ ret: 401, msg: '未登录' }), main, { signedOut: true }],
  [
    'any other ret shows its message as a warning',
    envelope({ ret: 409, msg: '已售完' }),
    main,
    { message: { kind: 'warn', text: '已售完', seconds: 3 } },
  ],
  [
    'a refusal without words gets some',
    envelope({ ret: 987654, msg: '' }),
    main,
    { message: { kind: 'warn', text: '服务返回异常，请稍后重试', seconds: 3 } },
  ],
  [
    'a broken server gets our words for its own',
    reply(JSON.stringify({ ret: 500, msg: 'NullPointerException at', tips: { type: 'dialog', msg: 'x' } }), 503),
    main,
    {
      outcome: { ok: false, ret: 500, msg: '服务返回异常，请稍后重试', data: null, kind: 'refused' },
      message: { kind: 'warn', text: '服务返回异常，请稍后重试', seconds: 3 },
    },
  ],
  [
    'ret 401 without words says nothing',
    envelope({ ret: 401 }),
    main,
    { outcome: { ok: false, ret: 401, msg: '', data: null, kind: 'refused' } },
  ],
  [
    'tips replace the message',
    envelope({ ret: 409, msg: 'x', tips: { type: 'dialog', msg: '提示' } }),
    main,
    { tips: { type: 'dialog', msg: '提示' } },
  ],
  [
    'the second client shows the message with ※ as an error for 5 s',
    envelope({ status: 9, message: '失败' }),
    second,
    { message: { kind: 'bad', text: '失败※', seconds: 5 } },
  ],
  [
    'a network error of the second client shows the error text alone, for 5 s',
    { failure: 'offline' },
    second,
    { message: { kind: 'bad', text: '网络连接失败，请检查网络后重试', seconds: 5 } },
  ],
  [
    'a timeout of the second client too',
    { failure: 'timeout' },
    second,
    { message: { kind: 'bad', text: '请求超时，请稍后重试', seconds: 5 } },
  ],
  [
    'an answer of the second client that is none too',
    reply('<html>', 502),
    second,
    { message: { kind: 'bad', text: '服务返回异常，请稍后重试', seconds: 5 } },
  ],
  [
    'the second client reads status and result',
    envelope({ status: 0, result: [1] }),
    second,
    { outcome: { ok: true, ret: 0, data: [1] } },
  ],
  [
    'ret 500 is reported as a business exception',
    envelope({ ret: 500, msg: '忙' }),
    main,
    { report: { kind: 'API_BUSINESS_EXCEPTION', httpCode: '500' } },
  ],
  [
    'ret 1030 is reported as a business exception',
    envelope({ ret: 1030, msg: '忙' }),
    main,
    { report: { kind: 'API_BUSINESS_EXCEPTION', httpCode: '1030' } },
  ],
  [
    'ret 999999 is reported as a business exception',
    envelope({ ret: 999999, msg: '忙' }),
    main,
    { report: { kind: 'API_BUSINESS_EXCEPTION', httpCode: '999999' } },
  ],
  [
    'a lost connection is reported as a call exception',
    { failure: 'offline' },
    main,
    { report: { kind: 'API_CALL_EXCEPTION', httpCode: '0' } },
  ],
  [
    'a timeout is reported with code 888',
    { failure: 'timeout' },
    main,
    { report: { kind: 'API_TIMEOUT_EXCEPTION', httpCode: '888' } },
  ],
  [
    'HTML with 200 is a garbled answer',
    reply('<html>'),
    main,
    { report: { kind: 'API_CALL_EXCEPTION', httpCode: '200' } },
  ],
  ['an empty answer is a garbled answer', reply(''), main, { report: { kind: 'API_CALL_EXCEPTION', httpCode: '200' } }],
  [
    'an answer without ret is a garbled answer',
    envelope({ data: 1 }),
    main,
    { report: { kind: 'API_CALL_EXCEPTION', httpCode: '200' } },
  ],
];

test.each(rows)('%s', (_, answer, options, expected) => {
  expect(readEnvelope(answer, options)).toMatchObject(expected);
});

test('a code listed in passErrorCodeMsgRet shows nothing', () => {
  const reading = readEnvelope(envelope({ ret: 16128, msg: '待支付' }), { profile: 'main', quiet: [16128] });
  expect(reading.message).toBeUndefined();
  expect(reading.outcome).toMatchObject({ ok: false, ret: 16128 });
});

test('a cancelled call is silent', () => {
  const reading = readEnvelope({ failure: 'cancelled' }, main);
  expect(reading).toEqual({ outcome: { ok: false, ret: -1, msg: '', data: null, kind: 'cancelled' } });
});

test.each(['', '{"ret":429,"msg":"","data":null}'])('429 with %j says that there were too many requests', (text) => {
  const msg = '请求过于频繁，请稍后重试';
  expect(readEnvelope(reply(text, 429), main).outcome).toMatchObject({ ok: false, ret: 429, msg, kind: 'refused' });
});
