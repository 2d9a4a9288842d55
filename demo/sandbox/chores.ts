import type { Database } from './call.ts';
import { expireBenefits } from './benefits/benefit-order.ts';
import { advanceStays } from './hotels/orders/advance.ts';
import { releaseIncomes } from './incomes/release.ts';
import { remind } from './messages/remind.ts';
import { sendTexts } from './messages/send-texts.ts';
import { tick } from './orders/lifecycle/tick.ts';
import { review } from './partners/review.ts';
import { sumDays } from './reports/sum-days.ts';
import { issueVouchers } from './vouchers/issue.ts';
import { sweep } from './sweep.ts';
import { payDueInterest } from './wallet/interest.ts';
import { expireRecharges } from './wallet/recharge-order.ts';
import { payOut } from './wallet/withdraw.ts';

/** Does what time has made due. Several processes may run it at once, and a round may find nothing. */
export type Chore = (db: Database, now: number) => Promise<unknown>;

/** Run after the clock was moved, and every second by the server. */
export const chores: readonly Chore[] = [
  tick,
  advanceStays,
  releaseIncomes,
  remind,
  sendTexts,
  expireBenefits,
  expireRecharges,
  payDueInterest,
  payOut,
  sumDays,
  issueVouchers,
  sweep,
  review,
];
