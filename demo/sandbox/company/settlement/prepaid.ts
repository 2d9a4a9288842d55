import type { CompanySettlement } from '#contract/settlement.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../ground/call.ts';
import { balanceOf, prepaidOf } from '../../money/ledger/ledger.ts';
import { billPaymentId } from '../../money/ledger/bill-payment.ts';
import { providerAccount } from '../../money/wallet/read-wallet.ts';

const mostMovements = 5;

/** The prepaid account of a company's settlement: what is in it, what moved it last, and where a transfer that tops it up goes. */
export async function prepaidView(
  db: Database | Tx,
  companyId: number,
  payee: string,
): Promise<CompanySettlement['prepaid']> {
  const account = prepaidOf(String(companyId));
  const { rows } = await sql<{ at: number; amount: Fen; bill_no: string | null }>`
    select m.at, e.amount, b.no as bill_no
    from ledger_entries e join ledger_movements m on m.movement = e.movement
    left join company_bill_payments p on p.id = ${billPaymentId}
    left join company_bills b on b.id = p.bill_id
    where e.account = ${account} order by m.at desc, m.movement desc limit ${mostMovements}`.execute(db);
  return {
    balance: yuanOf(await balanceOf(db, account)),
    movements: rows.map(({ at, amount, bill_no: billNo }) => ({
      at: momentAt(Number(at)),
      kind: billNo === null ? 'topUp' : Number(amount) < 0 ? 'bill' : 'surplus',
      billNo: billNo ?? '',
      amount: yuanOf(Number(amount)),
    })),
    transfer: {
      accountName: payee,
      bank: providerAccount.bankName,
      number: providerAccount.account,
      reference: `YC-${companyId}`,
    },
  };
}
