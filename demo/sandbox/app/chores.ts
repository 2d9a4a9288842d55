import type { ClockOwner } from '../ground/account-clock.ts';
import type { Database } from '../ground/call.ts';
import { benefitOrders } from '../money/benefits/benefit-order.ts';
import { advanceStays } from '../products/hotel/orders/advance.ts';
import { advanceIntl } from '../products/intl/orders/advance.ts';
import { advanceRail } from '../products/train/orders/advance.ts';
import { carryOutApproved } from './approved/carry-out.ts';
import { serveWaiting } from './serve-waiting.ts';
import { releaseIncomes } from '../money/incomes/release.ts';
import { answerDisputes } from '../company/bills/acts/back-office.ts';
import { followBills } from '../company/bills/acts/confirm.ts';
import { arriveTransfers } from '../company/bills/acts/pay.ts';
import { closeBills } from '../company/bills/close.ts';
import { issueBillInvoices } from '../company/bills/acts/issue-invoices.ts';
import { expireApplications } from '../orders/applications/expire.ts';
import { doDueJobs } from '../orders/cases/due-jobs.ts';
import { remind } from '../orders/messages/remind.ts';
import { sendTexts } from '../orders/messages/send-texts.ts';
import { tick } from '../products/flight/lifecycle/tick.ts';
import { warnBudgets } from '../company/budgets/warn.ts';
import { answerLimits } from '../company/settlement/limit.ts';
import { renewKeys } from '../company/people/renew-keys.ts';
import { review } from './partners/review.ts';
import { sumDays } from '../company/reports/sum-days.ts';
import { issueVouchers } from '../orders/vouchers/issue.ts';
import { remindVouchers } from '../orders/vouchers/remind.ts';
import { sweep } from './sweep.ts';
import { payDueInterest } from '../money/wallet/interest.ts';
import { rechargeOrders } from '../money/wallet/recharge-order.ts';
import { payOut } from '../money/wallet/withdraw.ts';

/**
 * Does what time has made due. Several processes may run it at once, and a round may find nothing. With an owner it
 * does it handles that owner's rows alone, by the owner's clock.
 */
type Chore = (db: Database, now: number, owner?: ClockOwner) => Promise<unknown>;

/** Due by the clock of the account that they belong to. */
export const accountChores: readonly Chore[] = [
  (db, now, owner) => tick(db, now, undefined, owner),
  advanceStays,
  advanceRail,
  advanceIntl,
  doDueJobs,
  expireApplications,
  (db, now, owner) => releaseIncomes(db, now, undefined, owner),
  remind,
  benefitOrders.expire,
  rechargeOrders.expire,
  payDueInterest,
  payOut,
  // An answer of the running cycle is a row of its bill: it comes before the bill is closed.
  answerDisputes,
  closeBills,
  arriveTransfers,
  followBills,
  issueBillInvoices,
  issueVouchers,
  remindVouchers,
  answerLimits,
  warnBudgets,
];

/** Of the whole sandbox: what several accounts share, and what takes each account's clock itself. */
const sharedChores: readonly Chore[] = [serveWaiting, sendTexts, sumDays, carryOutApproved, sweep, review, renewKeys];

/** Run after the clock was moved, and every second by the server. */
export const chores: readonly Chore[] = [...accountChores, ...sharedChores];
