import { sql } from 'kysely';
import { usualSettlement } from '#domain/company-bill/settlement.ts';
import { dayAt, dayMs } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { writeConfirmation } from '../../../company/bills/acts/confirm.ts';
import { openDispute } from '../../../company/bills/acts/dispute.ts';
import { answerDispute } from '../../../company/bills/acts/back-office.ts';
import { arrive, writePayment } from '../../../company/bills/acts/pay.ts';
import { lockBill } from '../../../company/bills/acts/restate.ts';
import { issueBillInvoices } from '../../../company/bills/acts/issue-invoices.ts';
import { closeBills } from '../../../company/bills/close.ts';
import { book, creditOf, outside, prepaidOf } from '../../../money/ledger/ledger.ts';
import { answerTo, openCalls } from '../people/seed-call.ts';
import { companyId } from '../people/seed-employees.ts';
import type { Seeding } from '../people/seeding.ts';

/** Orders of two years are paid before the bills that give the line back are. */
const advanceFen = 50_000_000_00;
const companyMember = '20250070';
const must = answerTo('bill');
const hourMs = 3_600_000;

const settlement = {
  ...usualSettlement,
  confirmDays: 10,
  dueDays: 45,
  contacts: [
    { name: '周敏', phone: '13800000070', email: 'finance@yunfan.example', roles: ['bill', 'dispute', 'overdue'] },
  ],
};

/** Before the orders: how the company settles, and credit for two years. */
export async function lendCredit({ tx, now }: Seeding): Promise<void> {
  const { creditLimit: _none, ...terms } = settlement;
  const title = await tx
    .selectFrom('invoice_titles')
    .where('member_id', '=', companyMember)
    .orderBy('id')
    .select(['id as titleId', 'title_name as titleName', 'tax_no as taxNo'])
    .executeTakeFirst();
  const content = { ...terms, invoice: { ...terms.invoice, ...title, email: 'finance@yunfan.example' } };
  await tx
    .insertInto('company_settlements')
    .values({
      company_id: companyId,
      version: 1,
      from_day: `${dayAt(now - 769 * dayMs).slice(0, 7)}-01`,
      content: JSON.stringify(content),
      saved_by: '周国梁',
      saved_at: now - 800 * dayMs,
    })
    .execute();
  await lend({ tx, now }, 'lent', advanceFen);
}

const lend = ({ tx, now }: Pick<Seeding, 'tx' | 'now'>, key: string, fen: number): Promise<boolean> => {
  const credit = creditOf(String(companyId));
  return book(tx, { key: `${key}:${credit}`, kind: 'opening', at: now, moves: { [outside]: -fen, [credit]: fen } });
};

/** Bills of two years by the code that makes them: all are confirmed and paid but the last one, of which two rows are disputed. */
export async function seedBills({ tx, now }: Seeding): Promise<void> {
  const { db, callAt } = await openCalls(tx);
  await closeBills(db, now);
  const closed = await tx
    .selectFrom('company_bills')
    .where('company_id', '=', companyId)
    .where('is_closed', '=', true)
    .orderBy('from_day')
    .select(['id', 'closes_at'])
    .execute();
  for (const { id, closes_at: at } of closed.slice(0, -1)) {
    const bill = await lockBill(tx, id);
    if (!bill) continue;
    await writeConfirmation(tx, bill, '周敏', at + 2 * dayMs);
    if (bill.due <= 0) continue;
    const paymentId = await writePayment(
      tx,
      bill,
      { method: 'transfer', amount: bill.due, by: '周敏' },
      at + 9 * dayMs,
    );
    await arrive(tx, paymentId, at + 10 * dayMs);
  }
  await issueBillInvoices(db, now);
  const last = closed.at(-1);
  if (last) {
    const rows = await tx
      .selectFrom('company_bill_rows')
      .where('bill_id', '=', last.id)
      .where('amount', '>', 20_000)
      .orderBy('no')
      .limit(2)
      .select(['no', 'amount'])
      .execute();
    const asked = Math.min(now, last.closes_at + 30 * hourMs);
    const call = callAt(companyMember, asked, '/bill/company/dispute');
    const wishes = [
      { reason: 'twice', text: '同一行程重复收取了服务费，请核对后冲减。' },
      { reason: 'overcharged', text: '成交价高于预订时页面展示的价格，请核对。' },
    ] as const;
    for (const [at, { no, amount }] of rows.entries()) {
      const wish = wishes[at];
      if (!wish) continue;
      const claim = yuanOf(Math.min(amount, 6_000));
      const { disputeId } = must(
        await openDispute(
          { requestId: `seed-dispute-${no}`, billId: last.id, no, claim, attachmentIds: [], ...wish },
          call,
        ),
      );
      if (at === 0) await answerDispute(tx, disputeId, Math.min(now, asked + 2 * hourMs));
      // Its answer comes while somebody looks on.
      else
        await tx
          .updateTable('company_bill_disputes')
          .set({ answer_at: now + 6 * hourMs })
          .where('id', '=', disputeId)
          .execute();
    }
  }
  await lend({ tx, now }, 'returned', -advanceFen);
  const prepaid = prepaidOf(String(companyId));
  await book(tx, {
    key: `opening:${prepaid}`,
    kind: 'prepaid',
    at: now - 30 * dayMs,
    moves: { [outside]: -20_000_00, [prepaid]: 20_000_00 },
  });
  await tx
    .updateTable('messages')
    .set({ read_at: sql`at` })
    .where('kind', '=', 'bill')
    .where('at', '<', last?.closes_at ?? now)
    .execute();
}
