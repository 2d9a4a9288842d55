import { expect, test } from 'vitest';
import { keepReasons, overReasons } from './over-reason.ts';

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
