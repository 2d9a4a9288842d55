import { expect, test } from 'vitest';
import { keepReasons, overReasons, reasonChoices, reasonProblem } from './over-reason.ts';

test.each([
  [{ isOtherFlight: false, isRefundedBetter: false, hasMoreLuggage: false }, ['客户或会议指定']],
  [
    { isOtherFlight: true, isRefundedBetter: true, hasMoreLuggage: true },
    ['客户或会议指定', '行程时间受限', '行程可能变更', '需要更多行李额'],
  ],
])('the reasons for the dearer fare agree with the comparison: %o', (kept, reasons) => {
  expect(keepReasons(kept)).toEqual(reasons);
});

test('the booking form offers every reason of the reminder in the same words', () => {
  expect(overReasons).toEqual(
    expect.arrayContaining(keepReasons({ isOtherFlight: true, isRefundedBetter: true, hasMoreLuggage: true })),
  );
});

test('reasons of the company take the place of the usual ones, also in the reminder', () => {
  const own = [{ text: '需要更多行李额' }, { text: '陪同客户出行' }];
  const choices = reasonChoices(own, overReasons);
  expect(choices).toEqual(['需要更多行李额', '陪同客户出行']);
  expect(reasonChoices([], overReasons)).toBe(overReasons);
  expect(reasonChoices(undefined, overReasons)).toBe(overReasons);
  const kept = { isOtherFlight: true, isRefundedBetter: true, hasMoreLuggage: false };
  expect(keepReasons(kept, choices)).toEqual(['陪同客户出行']);
});

test.each([
  ['陪同客户出行', ''],
  ['其他', '请在“其他”后补充说明，至少 6 个字'],
  ['其他，太短', '请在“其他”后补充说明，至少 6 个字'],
  ['其他：展会期间客户改了时间', ''],
  ['太短', '自行填写的超标原因至少 6 个字'],
  ['展会期间客户改了时间', ''],
])('%j says %j where free text needs six characters', (text, problem) => {
  expect(reasonProblem(text, [{ text: '陪同客户出行' }, { text: '其他', minLength: 6 }])).toBe(problem);
});

test('a company that asks for no length takes any reason', () => {
  expect(reasonProblem('急', [{ text: '陪同客户出行' }])).toBe('');
});
