import { sql } from 'kysely';
import type { z } from 'zod';
import type { BillCheck, CompanyBillDetail, CompanyBillPayment, CompanyBillProof } from '#contract/company-bill.ts';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { inWordsOfProof, proofOf } from '#domain/company-bill/bill-proof.ts';
import type { ProofPair } from '#domain/company-bill/bill-proof.ts';
import { actsOf, stepsOf } from '#domain/company-bill/bill-state.ts';
import { usualSettlement } from '#domain/company-bill/settlement.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { balancesOf, creditLineOf, creditOf, prepaidOf, walletOf } from '../../money/ledger/ledger.ts';
import { fillBill } from './close.ts';
import { invoicesSum, showInvoices } from './invoices/show.ts';
import type { Bill } from './close.ts';
import { ledgerOfBill, wholeOf } from './head.ts';
import type { BillCounts } from '../../ground/database/tables/tables-company-bill.ts';
import { providerAccount } from '../../money/wallet/read-wallet.ts';
import { settlementsOf } from '../../ground/member/settlements-of.ts';
import { billsOf, carriedIn, noBill, openBill, viewHead, viewSums } from './show.ts';
import type { ListedBill } from './show.ts';

/** Rows up to which each reading looks at ledger and vouchers again; of longer bills the sums of the closing are shown. */
const provedEachTime = 20_000;

/** Rows whose ledger entries or voucher differ; none where all is well. */
async function pairsOf(db: Database | Tx, bill: Pick<Bill, 'id' | 'company_id'>): Promise<ProofPair[]> {
  const accounts = creditLineOf(bill.company_id);
  const { rows } = await sql<ProofPair>`
    select r.no, r.movement::text as "rowId", r.order_id as "orderId", r.amount, l.amount as ledger, r.voucher_amount as voucher
    from company_bill_rows r
    left join (
      select m.no, -sum(e.amount)::bigint as amount from company_bill_movements m
      join ledger_entries e on e.movement = m.movement and e.account = any(${accounts})
      where m.bill_id = ${bill.id} and m.no is not null group by m.no
    ) l on l.no = r.no
    where r.bill_id = ${bill.id} and (l.amount is distinct from r.amount or r.voucher_amount <> r.amount)
    order by r.no limit 200`.execute(db);
  return rows;
}

/** Sums, splits and counts of a bill's rows: of a short or open one as they are, of a long one as they were when it was closed. */
export async function wholeOfBill(db: Database | Tx, bill: ListedBill) {
  const { sums, splits, counts } = bill;
  const isKept = bill.rows > provedEachTime && sums && splits && counts;
  return isKept ? { sums, splits, counts, isNew: false } : { ...(await wholeOf(db, bill.id)), isNew: true };
}
type Whole = Awaited<ReturnType<typeof wholeOfBill>>;

export async function proofOfBill(
  db: Database | Tx,
  bill: ListedBill,
  { sums, counts, isNew }: Whole,
): Promise<CompanyBillProof> {
  const ledger = isNew ? await ledgerOfBill(db, bill) : { debit: bill.debit, credit: bill.credit };
  const { blue, red, blueCount, redCount } = counts;
  const vouchers = (await invoicesSum(db, bill.id)) ?? { blue, red, blueCount, redCount };
  const head = bill.is_closed ? { count: bill.rows, amount: bill.amount } : { count: sums.rows, amount: sums.amount };
  const rows = { count: sums.rows, amount: sums.amount };
  const isEqual = ledger.debit - ledger.credit === rows.amount && vouchers.blue - vouchers.red === rows.amount;
  const proof = proofOf({ rows, head, ledger, vouchers, pairs: isNew || !isEqual ? await pairsOf(db, bill) : [] });
  return {
    rows: { count: rows.count, amount: yuanOf(rows.amount) },
    head: { count: head.count, amount: yuanOf(head.amount) },
    ledger: {
      debit: yuanOf(ledger.debit),
      credit: yuanOf(ledger.credit),
      amount: yuanOf(ledger.debit - ledger.credit),
    },
    vouchers: {
      ...vouchers,
      blue: yuanOf(vouchers.blue),
      red: yuanOf(vouchers.red),
      amount: yuanOf(vouchers.blue - vouchers.red),
    },
    isInvoiced: bill.invoiced_at !== null,
    equal: proof.equal,
    differences: proof.differences.map((one) => ({ ...one, fen: yuanOf(one.fen) })),
    hash: bill.hash,
  };
}

const factsOf = (bill: Bill, openDisputes: number) => ({
  isClosed: bill.is_closed,
  openDisputes,
  isConfirmed: bill.confirmed_at !== null,
  due: bill.due,
  paid: bill.paid,
  dueOn: bill.due_on,
});

/** Checks to look at before a bill is confirmed; only open disputes stand in its way. */
export function checksOf(
  bill: ListedBill,
  { noCentre, over, unapproved }: BillCounts,
  proof: CompanyBillProof,
): BillCheck[] {
  const [difference] = proof.differences;
  return [
    {
      key: 'proof',
      isOk: proof.equal,
      text: proof.equal
        ? '明细、表头、总账、开票差额 ¥0.00'
        : difference
          ? inWordsOfProof({ ...difference, fen: fenOf(difference.fen) })
          : '四账不一致',
      rows: null,
    },
    {
      key: 'hash',
      isOk: bill.hash !== '',
      text: bill.hash ? `${bill.rows} 行的校验码已随表头保存` : '出账后生成',
      rows: null,
    },
    {
      key: 'centres',
      isOk: noCentre === 0,
      text: noCentre ? `${noCentre} 行没有成本中心` : `${bill.rows} 行均已归属成本中心`,
      rows: noCentre ? { by: 'costCentre' } : null,
    },
    {
      key: 'approvals',
      isOk: unapproved === 0,
      text: over
        ? unapproved
          ? `${over} 行超标，其中 ${unapproved} 行没有原因或审批`
          : `${over} 行超标，均有原因或审批`
        : '没有超标的行',
      rows: over ? { group: unapproved ? 'unexplained' : 'over' } : null,
    },
    {
      key: 'disputes',
      isOk: bill.disputes === 0,
      text: bill.disputes
        ? `${bill.disputes} 笔异议未了结${bill.disputes_for_you ? `，${bill.disputes_for_you} 笔待您回复` : ''}`
        : '没有未了结的异议',
      rows: null,
    },
  ];
}

async function paymentsOf(db: Database | Tx, billId: number): Promise<CompanyBillPayment[]> {
  const rows = await db
    .selectFrom('company_bill_payments')
    .where('bill_id', '=', billId)
    .orderBy('id')
    .selectAll()
    .execute();
  return rows.map((one) => ({
    paymentId: one.id,
    method: one.method,
    amount: yuanOf(one.amount),
    reference: one.reference,
    state: one.state,
    by: one.by_name,
    at: momentAt(one.at),
    arrivedAt: one.arrived_at === null ? '' : momentAt(one.arrived_at),
  }));
}

/** Bills with the rows that give back what disputes about this one were granted. */
async function creditedIn(db: Database | Tx, billId: number): Promise<CompanyBillDetail['creditedIn']> {
  const { rows } = await sql<{ billId: number; no: string; from: string; to: string; amount: Fen }>`
    select b.id as "billId", b.no, b.from_day as "from", b.to_day as "to", sum(d.credited)::bigint as amount
    from company_bill_disputes d
    join ledger_movements l on l.key = 'billCredit:' || d.id
    join company_bill_movements m on m.movement = l.movement
    join company_bills b on b.id = m.bill_id
    where d.bill_id = ${billId} and d.credited > 0
    group by b.id, b.no, b.from_day, b.to_day order by b.from_day`.execute(db);
  return rows.map((one) => ({ ...one, amount: yuanOf(Number(one.amount)) }));
}

async function neighbours(db: Database | Tx, bill: Bill) {
  const beside = (sign: '<' | '>') =>
    billsOf(db, bill.company_id)
      .where('b.from_day', sign, bill.from_day)
      .orderBy('b.from_day', sign === '<' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst();
  const [before, after] = [await beside('<'), await beside('>')];
  const nameOf = (found: { id: number; no: string } | undefined) => (found ? { billId: found.id, no: found.no } : null);
  return { before: nameOf(before), after: nameOf(after) };
}

/** A bill as its page shows it; undefined: it does not exist for this company. */
export async function readDetail(
  db: Database | Tx,
  { companyId, memberId, payee }: { companyId: number; memberId: string; payee: string },
  billId: number | undefined,
  now: number,
): Promise<CompanyBillDetail | undefined> {
  const found = billsOf(db, companyId);
  const bill = (await (
    billId === undefined
      ? found.orderBy('b.is_closed', 'desc').orderBy('b.from_day', 'desc')
      : found.where('b.id', '=', billId)
  )
    .limit(1)
    .executeTakeFirst()) as ListedBill | undefined;
  if (!bill) return undefined;
  const company = await db
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select(['organize_name', 'credit_limit_fen'])
    .executeTakeFirst();
  const versions = await settlementsOf(db, companyId);
  const { mode } = versions.at(-1)?.settlement ?? usualSettlement;
  const facts = factsOf(bill, bill.disputes);
  const whole = await wholeOfBill(db, bill);
  const proof = await proofOfBill(db, bill, whole);
  const { splits } = whole;
  const [prepaid, wallet, creditLeft] = await balancesOf(db, [
    prepaidOf(String(companyId)),
    walletOf(memberId),
    creditOf(String(companyId)),
  ]);
  const viewSplit = (lines: (typeof splits)['department']) =>
    lines.map(({ name, ...sums }) => ({ name, ...viewSums(sums) }));
  return {
    ...viewHead(bill),
    companyName: company?.organize_name ?? '',
    mode,
    sums: viewSums(whole.sums),
    splits: {
      department: viewSplit(splits.department),
      costCentre: viewSplit(splits.costCentre),
      project: viewSplit(splits.project),
    },
    steps: stepsOf(
      {
        ...facts,
        closesAt: momentAt(bill.closes_at),
        confirmBy: bill.confirm_by,
        confirmedAt: bill.confirmed_at ? momentAt(bill.confirmed_at) : '',
        paidAt: bill.paid_at ? momentAt(bill.paid_at) : '',
      },
      dayAt(now),
    ),
    proof,
    acts: actsOf(facts),
    checks: bill.is_closed ? checksOf(bill, whole.counts, proof) : [],
    confirmedBy: bill.confirmed_by,
    confirmedAt: bill.confirmed_at ? momentAt(bill.confirmed_at) : '',
    creditedIn: Number(bill.credited) ? await creditedIn(db, bill.id) : [],
    payments: await paymentsOf(db, bill.id),
    invoices: await showInvoices(db, bill),
    transfer: {
      accountName: payee,
      bank: providerAccount.bankName,
      number: providerAccount.account,
      reference: bill.no,
    },
    prepaid: yuanOf(prepaid),
    wallet: yuanOf(wallet),
    carriedOver: yuanOf(carriedIn(await openBill(db, companyId).executeTakeFirst())),
    creditLimit: yuanOf(company?.credit_limit_fen ?? 0),
    creditLeft: yuanOf(creditLeft),
    ...(await neighbours(db, bill)),
  };
}

export async function billDetail(
  { billId }: z.output<typeof companyBillSchemas.detail>,
  call: Call,
): Promise<Envelope<CompanyBillDetail>> {
  const { creditMemberId: companyId, memberId } = memberOf(call);
  await fillBill(call.db, companyId);
  const detail = await readDetail(call.db, { companyId, memberId, payee: call.app.texts.company }, billId, call.now());
  return detail ? ok(detail) : noBill();
}
