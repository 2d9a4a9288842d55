import { isDeepStrictEqual } from 'node:util';
import { pick } from '#base/pick.ts';
import type {
  BillCycle,
  CompanySettlement,
  LimitRequest,
  SettlementSaved,
  SettlementView,
} from '#contract/settlement.ts';
import { addDays, dayAt, momentAt } from '#domain/china-time.ts';
import { settlementChanges } from '#domain/company-bill/settlement-words.ts';
import { changesFrom, creditUse, cycleIn, usualSettlement, versionOn } from '#domain/company-bill/settlement.ts';
import type { Cycle, Settlement, SettlementInput, SettlementVersion } from '#domain/company-bill/settlement.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Database, Member, Tx } from '../../ground/call.ts';
import { prepaidView } from './prepaid.ts';
import { settlementsOf } from '../../ground/member/settlements-of.ts';
import { creditBlockOf } from '../../money/payments/credit-block.ts';
import { balancesOf, creditOf, reservedTwin } from '../../money/ledger/ledger.ts';

const mostSaved = 10;
const tailDigits = 4;

export async function showSettlement(db: Database | Tx, call: Call): Promise<CompanySettlement> {
  const member = memberOf(call);
  const companyId = member.creditMemberId;
  const today = dayAt(call.now());
  const versions = await settlementsOf(db, companyId);
  const { inForce, pending } = inForceOn(versions, today);
  const rows = await savesOf(db, companyId);
  return {
    today,
    version: rows[0]?.version ?? 0,
    inForce: viewOf(inForce),
    pending: pending ? { from: pending.from, settlement: viewOf(pending.settlement) } : null,
    changesFrom: changesFrom(versions, today),
    cycle: cycleView(cycleIn(versions, today)),
    credit: await creditView(db, companyId, inForce),
    prepaid: await prepaidView(db, companyId, call.app.texts.company),
    request: await lastRequest(db, companyId),
    titles: await titlesOf(db, member),
    saved: savedOf(rows),
  };
}

/** The setting of a day, and the one saved that will change it. */
export function inForceOn(versions: readonly SettlementVersion[], today: string) {
  const inForce =
    versionOn(
      versions.filter(({ from }) => from <= today),
      today,
    )?.settlement ?? usualSettlement;
  const pending = versions.find(({ from, settlement }) => from > today && !isDeepStrictEqual(settlement, inForce));
  return { inForce, pending };
}

const viewOf = ({ remittance, ...of }: Settlement): SettlementView => ({
  ...pick(of, ['mode', 'cycleDay', 'confirmDays', 'dueDays', 'warnAt', 'invoice', 'contacts']),
  remittance: {
    accountName: remittance.accountName,
    bank: remittance.bank,
    numberTail: remittance.number.slice(-tailDigits),
  },
});

export const cycleView = ({ closesAtMs, from, to, confirmBy, dueOn }: Cycle): BillCycle => ({
  from,
  to,
  closesAt: momentAt(closesAtMs),
  confirmBy,
  dueOn,
});

const savesOf = (db: Database | Tx, companyId: number) =>
  db
    .selectFrom('company_settlements')
    .where('company_id', '=', companyId)
    .orderBy('version', 'desc')
    .limit(mostSaved + 1)
    .selectAll()
    .execute();

type Saves = Awaited<ReturnType<typeof savesOf>>;

/** Each save beside the one before it; of the first one that was read only where nothing came before it. */
function savedOf(rows: Saves): SettlementSaved[] {
  return rows.slice(0, mostSaved).map((row, at) => ({
    version: row.version,
    from: row.from_day,
    by: row.saved_by,
    at: momentAt(row.saved_at),
    changes: settlementChanges(rows[at + 1]?.content ?? usualSettlement, row.content),
  }));
}

/** Balances of a company's credit line: what is open to be used, and what is kept for payments that are under way. */
export async function creditLine(db: Database | Tx, companyId: number) {
  const line = creditOf(String(companyId));
  const [available, frozen] = await balancesOf(db, [line, reservedTwin(line)]);
  return { available, frozen };
}

async function creditView(
  db: Database | Tx,
  companyId: number,
  settlement: Settlement,
): Promise<CompanySettlement['credit']> {
  const { available, frozen } = await creditLine(db, companyId);
  const used = settlement.creditLimit - available - frozen;
  const { percent, look } = creditUse(settlement, used + frozen);
  return {
    limit: yuanOf(settlement.creditLimit),
    used: yuanOf(used),
    frozen: yuanOf(frozen),
    available: yuanOf(available),
    percent,
    look,
    stopped: await creditBlockOf(db, String(companyId)),
  };
}

async function lastRequest(db: Database | Tx, companyId: number): Promise<LimitRequest | null> {
  const row = await db
    .selectFrom('credit_limit_requests')
    .where('company_id', '=', companyId)
    .orderBy('asked_at', 'desc')
    .orderBy('no', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
  if (!row) return null;
  return {
    no: row.no,
    state: row.state,
    was: yuanOf(row.was_fen),
    limit: yuanOf(row.limit_fen),
    reason: row.reason,
    askedBy: row.asked_by,
    askedAt: momentAt(row.asked_at),
    answer: row.answer,
    answeredAt: row.answered_at === null ? '' : momentAt(row.answered_at),
  };
}

/** The invoice titles of the company's account; a person's name is on no bill of a company. */
export async function titlesOf(db: Database | Tx, member: Pick<Member, 'memberId' | 'appId'>) {
  const rows = await db
    .selectFrom('invoice_titles')
    .where('member_id', '=', member.memberId)
    .where('app_id', '=', member.appId)
    .where('kind', '<>', 'personal')
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .select(['id', 'title_name', 'tax_no'])
    .execute();
  return rows.map(({ id, title_name, tax_no }) => ({ titleId: id, titleName: title_name, taxNo: tax_no }));
}

/** The day before which nothing of a setting changes, and the setting that a save is compared with. */
export async function newestOf(db: Database | Tx, companyId: number, today: string) {
  const [newest] = await savesOf(db, companyId);
  const versions = await settlementsOf(db, companyId);
  const content: SettlementInput = newest?.content ?? usualSettlement;
  return { version: newest?.version ?? 0, content, from: changesFrom(versions, today), versions };
}

export const yearBefore = (today: string) => ({ from: addDays(today, -365), to: addDays(today, -1) });
