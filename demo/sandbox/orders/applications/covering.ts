import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type {
  ApplicationPrefill,
  BookingApplications,
  CoveringApplication,
  NeedsApplication,
} from '#contract/application-views.ts';
import { coverOf, misses } from '#domain/application/cover.ts';
import type { Miss, TripWish } from '#domain/application/cover.ts';
import { applicationStates, legKinds } from '#domain/application/schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { moneyWords } from '#domain/application/words.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { flagsOf } from '../../ground/member/flags-of.ts';
import type { Call, Database, Member, Tx } from '../../ground/call.ts';
import { useOf, usesOf } from './rows.ts';
import type { StoredApplication, StoredUse } from './rows.ts';

/** Applications that a booking is compared with, the nearest last day first. */
const mostCompared = 60;

/** Approved applications of the booker and of the employees who travel, or in which they do. */
async function candidatesOf(
  db: Database | Tx,
  { creditMemberId: companyId, creditEmployeeId: bookerId }: Member,
  employeeIds: readonly number[],
  now: number,
): Promise<StoredApplication[]> {
  const people = [...new Set([bookerId, ...employeeIds])];
  return await db
    .selectFrom('applications')
    .where('company_id', '=', companyId)
    .where('state', 'in', [applicationStates.approved, applicationStates.usedUp])
    // The company lets a booking be later by some days.
    .where('to_day', '>=', addDays(dayAt(now), -7))
    .where(sql<SqlBool>`(employee_id = any(${people}::bigint[]) or travellers && ${people}::bigint[])`)
    .orderBy('to_day')
    .orderBy('id')
    .limit(mostCompared)
    .selectAll()
    .execute();
}

interface Compared {
  application: StoredApplication;
  cover: ReturnType<typeof coverOf>;
}

const compared = (
  rows: readonly StoredApplication[],
  uses: ReadonlyMap<number, readonly StoredUse[]>,
  wish: TripWish,
): Compared[] =>
  rows.map((application) => ({
    application,
    cover: coverOf(application.content, (uses.get(application.id) ?? []).map(useOf), wish),
  }));

export function coveringView({ application: { id, no, content, travellers }, cover }: Compared): CoveringApplication[] {
  if (!cover.covers) return [];
  return [
    {
      applicationId: String(id),
      no,
      reason: content.reason,
      from: content.from,
      to: content.to,
      legIds: cover.legIds,
      employeeIds: travellers,
      costCenter: content.costCenter,
      project: content.project,
      remaining: yuanOf(cover.remaining),
    },
  ];
}

/** All applications that might cover a booking, each with the answer. */
export async function compareApplications(
  db: Database | Tx,
  member: Member,
  wish: TripWish,
  now: number,
): Promise<Compared[]> {
  const rows = await candidatesOf(db, member, wish.employeeIds, now);
  const uses = await usesOf(
    db,
    rows.map(({ id }) => id),
  );
  return compared(rows, uses, wish);
}

/** Values of a new application that would cover a booking. */
function prefillOf({ creditEmployeeId }: Member, wish: TripWish): ApplicationPrefill {
  const days = wish.segments.flatMap(({ day, toDay }) => [day, toDay].filter(Boolean)).toSorted();
  const employees = wish.employeeIds.length ? wish.employeeIds : creditEmployeeId > 0 ? [creditEmployeeId] : [];
  const kind = legKinds[wish.product];
  return {
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    mode: 'legs',
    legs: wish.segments.map(({ from, to, day, toDay }, at) => ({
      legId: `leg-${at + 1}`,
      product: wish.product,
      from,
      to,
      day,
      toDay,
      travellers: Math.max(1, wish.people),
      units: kind === 'stay' ? Math.max(1, wish.rooms) : 0,
    })),
    travellers: [...new Set(employees)].map((employeeId) => ({ kind: 'employee', employeeId })),
    budgets: { [wish.product]: yuanOf(wish.amount) },
  };
}

/** The nearest of these that do not cover the booking, and what it lacks. */
export function needsOf(member: Member, wish: TripWish, all: readonly Compared[]): NeedsApplication {
  const rank = ({ cover }: Compared): number => (cover.covers ? misses.length : misses.indexOf(cover.why));
  const [nearest] = all.toSorted((a, b) => rank(b) - rank(a));
  const missing = nearest?.cover.covers === false ? nearest.cover : null;
  return {
    kind: 'needsApplication',
    why: missing?.why ?? 'none',
    nearest: nearest ? { applicationId: String(nearest.application.id), no: nearest.application.no } : null,
    ...(missing?.short !== undefined && { short: yuanOf(missing.short) }),
    prefill: prefillOf(member, wish),
  };
}

const whyWords: Readonly<Record<Exclude<Miss, 'budget'>, string>> = {
  product: '不含该产品',
  cities: '不含该行程的城市',
  days: '不含该行程的日期',
  travellers: '不含全部出行人',
  booked: '的该段行程已订满',
};

export function needsWords({ why, nearest, short = '0' }: NeedsApplication): string {
  if (why === 'none' || !nearest) return '公司要求出行前先申请，请先提交行程申请';
  if (why === 'budget') return `申请 ${nearest.no} 的预算不足（还差 ${moneyWords(fenOf(short))}），请变更申请`;
  return `公司要求出行前先申请：${nearest.no} ${whyWords[why]}，请变更该申请或另行申请`;
}

/** True where this application offers applications at all, and the caller is an employee. */
export const mayApply = ({ app, member }: Pick<Call, 'app' | 'member'>): boolean =>
  app.switches.applyForForm && member !== null && member.creditEmployeeId > 0;

/** Employees among these whose level asks for an application before a trip. */
export async function areAsked(db: Database | Tx, companyId: number, ids: readonly number[]): Promise<boolean> {
  if (!ids.length) return false;
  const rows = await db
    .selectFrom('employees as e')
    .innerJoin('travel_levels as l', 'l.id', 'e.level_id')
    .where('e.company_id', '=', companyId)
    .where('e.id', 'in', [...ids])
    .selectAll('l')
    .execute();
  return rows.some((level) => flagsOf(level).approveFlag);
}

/**
 * Part of a price check of business travel: the applications that cover it, whatever is left of their budgets. Its
 * travellers are not known yet; absent where nothing of it concerns the caller.
 */
export async function bookingApplications(
  call: Pick<Call, 'db' | 'app' | 'member' | 'now' | 'isSeed'>,
  travelType: 'private' | 'business',
  { employeeIds = [], ...asked }: Omit<TripWish, 'employeeIds'> & { employeeIds?: readonly number[] },
): Promise<{ applications?: BookingApplications }> {
  const { member } = call;
  if (travelType === 'private' || !member || !mayApply(call) || call.isSeed) return {};
  const { creditMemberId: companyId, creditEmployeeId: bookerId } = member;
  const wish: TripWish = { ...asked, employeeIds };
  const isNeeded = await areAsked(call.db, companyId, [bookerId, ...employeeIds]);
  const all = await compareApplications(call.db, member, { ...wish, amount: 0 }, call.now());
  const covering = all.flatMap(coveringView);
  if (!isNeeded && !covering.length) return {};
  return {
    applications: { isNeeded, covering, prefill: isNeeded && !covering.length ? prefillOf(member, wish) : null },
  };
}
