import type { TripWish } from '#domain/application/cover.ts';
import { dayAt, daysBetween } from '#domain/china-time.ts';
import type { ApprovalTerms, BookedProduct } from '#domain/company/preferences.ts';
import { plainHoldMinutes } from '#domain/company/preferences.ts';
import type { Fen } from '#domain/money.ts';
import { anyCase } from '#domain/process/lint/points.ts';
import type { CaseFacts } from '#domain/process/schema.ts';
import type { Call, Database, Member, Tx } from '../../ground/call.ts';
import { expectedPath } from '../cases/path.ts';
import { excessOf, judgeBy } from './judge-by.ts';
import type { BareFacts } from './judge-by.ts';
import { peopleOf } from './standard-for.ts';
import type { AppliedStandard } from './standard-for.ts';
import { approvalOf } from './standard-words.ts';
import { flagsOf, hasApprovals } from '../../ground/member/flags-of.ts';
import { preferencesOf } from '../../ground/member/preferences-of.ts';

/** Flags of the level of an employee; all are off for the company's account. */
export async function levelFlags(db: Database | Tx, employeeId: number) {
  const level =
    employeeId > 0
      ? await db
          .selectFrom('employees as e')
          .innerJoin('travel_levels as l', 'l.id', 'e.level_id')
          .where('e.id', '=', employeeId)
          .select(['l.approve_flag', 'l.fee_flag', 'l.change_approve', 'l.overproof', 'l.over_approve'])
          .executeTakeFirst()
      : undefined;
  return flagsOf(level);
}

/** An offer as its approval will see it; its travellers are not named yet. */
export interface Offered extends Pick<TripWish, 'segments' | 'people'> {
  facts: readonly BareFacts[];
  /** Of those whom it is for. */
  standard: AppliedStandard | null | undefined;
  /** The whole price. */
  total: Fen;
  /** It waits for one of several trains. */
  isWait?: boolean;
}

/** The approvals that an offer to the caller needs, for the screen that orders it; undefined: none. */
export async function approvalTerms(
  { db, member, app, now }: Pick<Call, 'db' | 'member' | 'app' | 'now'>,
  product: BookedProduct,
  offered: Offered,
): Promise<ApprovalTerms | undefined> {
  if (!member || member.creditEmployeeId <= 0 || !hasApprovals({ app })) return undefined;
  const { feeFlag } = await levelFlags(db, member.creditEmployeeId);
  // As the order is judged: by the flags and rules of those who travel.
  const over = !!offered.standard && approvalOf(offered.standard, product, { app }) !== undefined;
  if (!feeFlag && !over) return undefined;
  const { approvalHold = plainHoldMinutes } = await preferencesOf(db, member.creditMemberId);
  const facts = factsOf(offered, { product, isOver: !feeFlag }, now());
  const expected = await whoDecides(db, member, { ...facts, lapsesAtMs: now() + approvalHold * 60_000 }, now());
  return { fee: feeFlag, over, holdMinutes: approvalHold, ...expected };
}

/** Products whose trips leave the country. */
const goAbroad: ReadonlySet<BookedProduct> = new Set(['intl']);

/** The facts of an offer by which its process finds its way; `isOver`: only an excess is decided. */
function factsOf(
  { facts, standard, segments, people, total, isWait = false }: Offered,
  { product, isOver }: { product: BookedProduct; isOver: boolean },
  now: number,
): Omit<CaseFacts, 'applicant' | 'level' | 'departments'> {
  const judged = standard ? facts.map((one) => ({ facts: one, verdict: judgeBy(standard, one) })) : [];
  const days = segments.flatMap(({ day, toDay }) => [day, toDay || day]).toSorted();
  const [from = dayAt(now), until = from] = [days[0], days.at(-1)];
  return {
    ...anyCase,
    kind: 'order',
    products: [product],
    verdict: isOver || judged.some(({ verdict }) => verdict.state !== 'ok') ? 'over' : 'ok',
    abroad: goAbroad.has(product),
    total,
    overBy: excessOf(judged, { people, isWait }),
    days: daysBetween(from, until) + 1,
    advance: Math.max(0, daysBetween(dayAt(now), from)),
    travellers: people,
  };
}

/** People who decide about an order of the caller, by the engine that will ask them. */
async function whoDecides(
  db: Database | Tx,
  { creditMemberId: companyId, creditEmployeeId: applicant }: Member,
  known: ReturnType<typeof factsOf>,
  now: number,
): Promise<Pick<ApprovalTerms, 'steps' | 'minutes' | 'endsMs' | 'refused'>> {
  const [person] = await peopleOf(db, companyId, [applicant]);
  const facts: CaseFacts = {
    ...known,
    applicant,
    level: person?.level ?? '0',
    departments: person?.departments ?? [],
  };
  const { steps, endsMs, minutes, refused } = await expectedPath(db, { companyId, facts }, now);
  // A step that nobody has to take has no times.
  const asked = steps.filter(
    ({ kind, people, toMs, isHandUp }) => kind === 'approve' && people.length > 0 && toMs !== undefined && !isHandUp,
  );
  return {
    // Those whom a deadline alone would bring in are not among the names.
    steps: asked.map(({ role, names }) => ({ role: role ?? '', people: names })),
    ...(refused ? { refused } : endsMs !== null && { minutes, endsMs }),
  };
}
