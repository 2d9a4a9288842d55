import { cancelTexts } from '#parts/order/tab/button-texts.ts';
import { createCancelOrder } from '#parts/order/cancel-order.ts';
import { createAcceptTimes } from '#parts/order/schedule/accept-times.ts';
import { acceptTexts } from '#parts/order/schedule/texts.ts';
import { createCancelRail, createWithdrawRail } from '#parts/rail/order/cancel-rail.ts';
import { cancelRailTexts } from '#parts/rail/order/words/order-texts.ts';
import { createCancelIntl } from '#parts/intl/order/cancel-intl.ts';
import { intlOrderTexts } from '#parts/intl/order/texts.ts';
import { commandSuite } from '#tests/support/suites/command-suite.ts';

commandSuite('cancelling an order', {
  open(services) {
    const { run } = createCancelOrder(services, cancelTexts, () => undefined);
    return () => run('A1');
  },
  data: { orderId: 'A1', status: 5 },
  asks: true,
});

commandSuite('accepting the new times of an order', {
  open(services) {
    const { run } = createAcceptTimes(services, acceptTexts, '；', () => undefined);
    return () => run({ orderId: 'A1', times: [{ text: 'CA1', depTime: '2026-12-01 10:00:00' }], missed: '' });
  },
  data: { orderId: 'A1', acceptedAt: '2026-11-22 10:00:00' },
  asks: true,
});

commandSuite('cancelling an order of train tickets', {
  open(services) {
    const { run } = createCancelRail(
      services,
      cancelRailTexts,
      () => undefined,
      () => 'seats',
    );
    return () => run('T1');
  },
  data: { orderNo: 'T1', status: 5 },
  asks: true,
});

commandSuite('cancelling an order of international flights', {
  open(services) {
    const { run } = createCancelIntl(services, intlOrderTexts, () => undefined);
    return () => run('I1');
  },
  data: { orderNo: 'I1', status: 5 },
  asks: true,
});

commandSuite('taking back a change of train tickets', {
  open(services) {
    const { run } = createWithdrawRail(services, cancelRailTexts, () => undefined);
    return () => run('S1');
  },
  data: { orderNo: 'T1', status: 2 },
  asks: true,
});
