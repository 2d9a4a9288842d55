import type { PayInfo } from '#contract/payment.ts';
import { momentAt } from '#domain/china-time.ts';
import type { RailContent } from '../../../ground/database/tables/tables-rail.ts';
import { rideLine } from '../rows/way-lines.ts';

/** A waiting order in the cashier: every train and class that it waits for. No seat is held, and the money is a deposit. */
export function describeWait({
  wait,
  passengers,
  costCenter,
}: RailContent): Pick<PayInfo, 'title' | 'lines' | 'amountName' | 'isDeposit'> | undefined {
  if (!wait || wait.served !== null) return undefined;
  const numbers = [...new Set(wait.wishes.map(({ trainNumber }) => trainNumber))];
  const [first] = wait.wishes;
  return {
    title: `候补 ${first?.from.station ?? ''} → ${first?.to.station ?? ''}　${numbers.join('、')}`,
    lines: [
      ...wait.wishes.map(rideLine),
      [`乘车人 ${passengers.map(({ name }) => name).join('、')}`, wait.terms && '因公', costCenter]
        .filter(Boolean)
        .join(' · '),
      `截止 ${momentAt(wait.deadline).slice(5, 16)}，未兑现全额退回；兑现后按实际票价结算，差额退回`,
    ],
    amountName: '预付款（按最高票价）',
    isDeposit: true,
  };
}
