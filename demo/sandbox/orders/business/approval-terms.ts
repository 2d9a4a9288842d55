import type { ApprovalTerms, BookedProduct } from '#domain/company/preferences.ts';
import { plainHoldMinutes } from '#domain/company/preferences.ts';
import { anyCase } from '#domain/process/lint/points.ts';
import type { CaseFacts } from '#domain/process/schema.ts';
import type { Call, Database, Member, Tx } from '../../ground/call.ts';
import { expectedPath, standsIn } from '../cases/path.ts';
import { ownStandard } from './business-terms.ts';
import { peopleOf } from './standard-for.ts';
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

/** The approvals that orders of the caller need, for the screen that makes them; undefined: none. */
export async function approvalTerms(
  { db, member, app, now }: Pick<Call, 'db' | 'member' | 'app' | 'now'>,
  product: BookedProduct,
): Promise<ApprovalTerms | undefined> {
  if (!member || member.creditEmployeeId <= 0 || !hasApprovals({ app })) return undefined;
  const { feeFlag, overproof, overApprove } = await levelFlags(db, member.creditEmployeeId);
  const over = (overproof && overApprove) || (await asksByRule({ db, member, app, now }, product));
  if (!feeFlag && !over) return undefined;
  const { approvalHold = plainHoldMinutes } = await preferencesOf(db, member.creditMemberId);
  const expected = await whoDecides(db, member, { product, isOver: !feeFlag }, now());
  return { fee: feeFlag, over, holdMinutes: approvalHold, ...expected };
}

/** A rule may ask for the approval by itself, whatever the level says. */
async function asksByRule(
  { db, member, app, now }: Pick<Call, 'db' | 'member' | 'app' | 'now'>,
  product: BookedProduct,
): Promise<boolean> {
  const standard = member && (await ownStandard(db, member, now()));
  return standard !== null && approvalOf(standard, product, { app }) !== undefined;
}

/** Products whose trips leave the country. */
const goAbroad: ReadonlySet<BookedProduct> = new Set(['intl']);

/** People who decide first about an order of the caller, by the engine that will ask them. */
async function whoDecides(
  db: Database | Tx,
  { creditMemberId: companyId, creditEmployeeId: applicant }: Member,
  { product, isOver }: { product: BookedProduct; isOver: boolean },
  now: number,
): Promise<Pick<ApprovalTerms, 'first' | 'minutes' | 'endsMs'>> {
  const [person] = await peopleOf(db, companyId, [applicant]);
  const facts: CaseFacts = {
    ...anyCase,
    kind: 'order',
    applicant,
    products: [product],
    verdict: isOver ? 'over' : 'ok',
    abroad: goAbroad.has(product),
    level: person?.level ?? '0',
    departments: person?.departments ?? [],
  };
  const { steps, endsMs, minutes } = await expectedPath(db, { companyId, facts }, now);
  const asked = steps.find(({ kind, people }) => kind === 'approve' && people.length > 0);
  // Those whom a deadline alone would bring in are not among the names.
  const mark = asked?.role.startsWith(standsIn) ? `（${standsIn}）` : '';
  return { first: asked?.names.map((name) => `${name}${mark}`) ?? [], ...(endsMs !== null && { minutes, endsMs }) };
}
