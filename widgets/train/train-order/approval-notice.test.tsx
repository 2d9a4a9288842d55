import { expect, it } from 'vitest';
import type { ApprovalTerms } from '#domain/company/preferences.ts';
import { answer } from '#tests/support/orders/booking-page.ts';
import { openTrain } from '#tests/support/orders/order-train.ts';

interface Priced {
  booking: object;
  standard: object;
  rides: readonly object[];
}

const holdMinutes = 120;

/** The form of a business order above the standard, whose last decision is expected so long from now. */
const openExpected = (inMinutes: number) =>
  openTrain({
    as: '13800000071',
    travelType: 'business',
    async intercept(path, go) {
      if (path !== '/train/verify') return undefined;
      const { data } = (await (await go()).json()) as { data: Priced };
      const approval: ApprovalTerms = {
        fee: false,
        over: true,
        holdMinutes,
        steps: [{ role: '直属主管', people: ['许曼'] }],
        minutes: 60,
        endsMs: Date.now() + inMinutes * 60_000,
      };
      const rides = data.rides.map((ride) => ({
        ...ride,
        standard: { verdict: 'over', reason: '超出席别', overBy: '120' },
      }));
      const standard = { ...data.standard, control: 'reason' };
      return answer(0, '', { ...data, rides, standard, booking: { ...data.booking, approval } });
    },
  });

it.each([
  ['after the hold names the ways that are left', holdMinutes + 5, true],
  ['at its very end does the same', holdMinutes, true],
  ['within the half hour before its end does the same', holdMinutes - 20, true],
  ['well within the hold asks for nothing else', holdMinutes - 40, false],
])('a decision that is expected %s', async (_, inMinutes, isLate) => {
  const page = await openExpected(inMinutes);
  await page.ready();
  await page.screen.findByText(/提交后须公司审批/);
  const ways = page.screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const named = [/^改选标准内的方案，无须审批/, /工作时间提交/, /^先提交行程申请/, /联系许曼/];
  expect(named.map((way) => ways.some((text) => way.test(text)))).toEqual(named.map(() => isLate));
  expect(page.screen.queryAllByText(/可能赶不上占座时限/)).toHaveLength(isLate ? 1 : 0);
});
