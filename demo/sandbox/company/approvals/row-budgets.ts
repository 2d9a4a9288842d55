import type { AuditRowBudget } from '#contract/approval.ts';
import { applicationStates } from '#domain/application/schema.ts';
import { totalOf } from '#domain/application/standing.ts';
import { dayAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import { quarterOf } from '#domain/report/quarter.ts';
import type { Call } from '../../ground/call.ts';
import { employeeStandings } from '../../orders/budgets/department-budget.ts';
import type { DepartmentStanding } from '../../orders/budgets/department-budget.ts';

interface Asking {
  id: number;
  kind: string;
  state: string;
  subject_id: string;
  applicant_id: number;
  total: Fen;
}

/** Budgets of the applicants' departments once these cases are approved, each by itself; those that run alone. */
export async function rowBudgets(
  { db, now }: Pick<Call, 'db' | 'now'>,
  companyId: number,
  rows: readonly Asking[],
  shares: ReadonlyMap<string, Fen>,
): Promise<ReadonlyMap<number, AuditRowBudget>> {
  const asking = rows.filter(({ kind, state }) => state === 'running' && (kind === 'trip' || kind === 'order'));
  const trips = asking.flatMap(({ kind, subject_id }) => (kind === 'trip' ? Number(subject_id) : []));
  const known = trips.length
    ? await db
        .selectFrom('applications')
        .where('id', 'in', trips)
        .select(['id', 'state', 'content', 'change_content'])
        .execute()
    : [];
  const tripOf = new Map(known.map((one) => [String(one.id), one]));
  const today = dayAt(now());
  const dayOf = ({ kind, subject_id }: Asking): Day => {
    const trip = kind === 'trip' ? tripOf.get(subject_id) : undefined;
    return (trip?.change_content ?? trip?.content)?.from || today;
  };
  // Trips of a later quarter are of its budget.
  const quarters = new Map(asking.map((row) => [quarterOf(dayOf(row)).name, dayOf(row)]));
  const standings = new Map<string, ReadonlyMap<number, DepartmentStanding>>();
  for (const [name, day] of quarters)
    standings.set(
      name,
      await employeeStandings(
        db,
        companyId,
        asking.map((row) => row.applicant_id),
        day,
      ),
    );
  // The budget of an approved application is promised already: its change asks for the rest.
  const before = new Map(
    known.flatMap(({ id, state, content }) =>
      state === applicationStates.approved ? [[String(id), totalOf(content.budgets)] as const] : [],
    ),
  );
  return new Map(
    asking.flatMap((row) => {
      const { id, kind, subject_id, applicant_id, total } = row;
      const standing = standings.get(quarterOf(dayOf(row)).name)?.get(applicant_id);
      if (!standing) return [];
      const known = (kind === 'trip' ? before.get(subject_id) : shares.get(subject_id)) ?? 0;
      const after = standing.used + total - known;
      const percent = standing.total > 0 ? Math.round((after / standing.total) * 1000) / 10 : 100;
      return [[id, { name: standing.name, after: percent, isOver: after > standing.total }] as const];
    }),
  );
}
