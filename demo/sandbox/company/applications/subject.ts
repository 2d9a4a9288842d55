import { sql } from 'kysely';
import type { CaseInfo, CaseLine } from '#contract/approval.ts';
import { differencesOf } from '#domain/application/difference.ts';
import { applicationStates, legKinds, tripTypeNames } from '#domain/application/schema.ts';
import type { TripContent, TripLeg, TripProduct } from '#domain/application/schema.ts';
import {
  budgetStanding,
  productsOf,
  totalOf,
  totalStanding,
  unitsOf,
  warnPercent,
} from '#domain/application/standing.ts';
import { showDays } from '#domain/trip/show-days.ts';
import { placesOf } from '#domain/application/words.ts';
import { showDay } from '#domain/china-time.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import type { Database, Tx } from '../../ground/call.ts';
import type { StoredEstimate } from '../../ground/database/tables/tables-application.ts';
import { lockApplications, useOf, usesOf } from '../../orders/applications/rows.ts';
import type { StoredApplication } from '../../orders/applications/rows.ts';
import type { CaseEnd, CaseHead, CaseSubject } from '../../orders/cases/case-subject.ts';
import { cityName, employeesIn, foundBy, namesOf } from './content.ts';
import { filesOf } from './files.ts';
import { overlapsOf } from './overlap.ts';

const yuan = (fen: number): string => `¥${showFen(fen, true)}`;

/** The submission is in force: the content of now, or its change in place of it. */
export async function agreed(tx: Tx, rows: readonly StoredApplication[], now: number): Promise<void> {
  const changes = rows.filter(isChange);
  const first = rows.filter((row) => !isChange(row)).map(({ id }) => id);
  if (first.length) await tx.updateTable('applications').set(approvedAt(now)).where('id', 'in', first).execute();
  for (const row of changes) await takeChange(tx, row, now);
  await decideVersions(
    tx,
    rows.map((row) => ({ row, state: 'approved', comment: '' })),
    now,
  );
}

const isChange = ({ change_state }: StoredApplication): boolean => change_state === 'approving';

const approvedAt = (now: number) => ({
  state: applicationStates.approved,
  change_content: JSON.stringify(null),
  change_state: '' as const,
  version: sql<number>`version + 1`,
  lock: sql<number>`lock + 1`,
  updated_at: now,
});

async function takeChange(tx: Tx, row: StoredApplication, now: number): Promise<void> {
  const content = row.change_content ?? row.content;
  const applicant = await tx
    .selectFrom('members')
    .where('id', '=', row.member_id)
    .select('real_name')
    .executeTakeFirst();
  await tx
    .updateTable('applications')
    .set({
      ...approvedAt(now),
      content: JSON.stringify(content),
      ...foundBy(content, row.no, { creditEmployeeId: row.employee_id, realName: applicant?.real_name ?? '' }),
    })
    .where('id', '=', row.id)
    .execute();
}

interface DecidedVersion {
  row: StoredApplication;
  state: 'approved' | 'refused' | 'withdrawn' | 'expired';
  comment: string;
}

const decideVersions = async (tx: Tx, decided: readonly DecidedVersion[], now: number): Promise<unknown> =>
  await sql`update application_versions v set state = n.state, comment = n.comment, decided_at = ${now}::bigint
    from jsonb_to_recordset(${JSON.stringify(
      decided.map(({ row, state, comment }) => ({ application: row.id, case: row.case_id ?? 0, state, comment })),
    )}::jsonb) as n (application bigint, "case" bigint, state text, comment text)
    where v.application_id = n.application and v.case_id = n."case"`.execute(tx);

const ended = {
  refused: applicationStates.refused,
  withdrawn: applicationStates.withdrawn,
  expired: applicationStates.expired,
};

async function decided(tx: Tx, ends: readonly CaseEnd[], now: number): Promise<void> {
  const rows = await lockApplications(
    tx,
    ends.map(({ head }) => Number(head.subjectId)),
  );
  const endOf = new Map(ends.map((end) => [end.head.caseId, end]));
  const found = rows.flatMap((row) => {
    const end = endOf.get(row.case_id ?? 0);
    return end ? [{ row, ...end }] : [];
  });
  const approved = found.flatMap(({ row, outcome }) => (outcome === 'agreed' ? row : []));
  if (approved.length) await agreed(tx, approved, now);
  const others = found.flatMap(({ row, outcome, comment }) =>
    outcome === 'agreed' ? [] : [{ row, outcome, comment }],
  );
  if (!others.length) return;
  const states = others.map(({ row, outcome }) =>
    isChange(row)
      ? { id: row.id, state: row.state, change_state: outcome === 'withdrawn' ? 'draft' : 'refused' }
      : { id: row.id, state: ended[outcome], change_state: row.change_state },
  );
  await sql`update applications a set state = n.state, change_state = n.change_state, lock = a.lock + 1, updated_at = ${now}::bigint
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as n (id bigint, state int, change_state text)
    where a.id = n.id`.execute(tx);
  await decideVersions(
    tx,
    others.map(({ row, outcome, comment }) => ({
      row,
      state: outcome,
      comment,
    })),
    now,
  );
}

/** The sum that a budget is above: 酒店预算 ¥1,000.00，按差标合计 ¥700.00. */
const overWords = (product: TripProduct, budget: Fen, over: Fen): string =>
  `${policyProductNames[product]}预算 ${yuan(budget)}，按差标合计 ${yuan(budget - over)}`;

/** The way from the price of one to the sum of the leg: × 2 间 × 3 晚 = ¥1,968.00; "" of one. */
function productWords(leg: TripLeg, subtotal: Fen | null): string {
  const kind = legKinds[leg.product];
  const all = unitsOf(leg);
  if (subtotal === null || all < 2) return '';
  const counts = { journey: [`${all} 人`], stay: [`${leg.units} 间`, `${all / leg.units} 晚`], rides: [`${all} 程`] };
  return `${counts[kind].map((count) => `× ${count}`).join(' ')} = ${yuan(subtotal)}`;
}

/** A line for each leg; of a trip over cities one for each product. */
export function linesOf(content: TripContent, estimate: StoredEstimate | null, travellers: string[]): CaseLine[] {
  const base = { travellers, tags: [], actual: null };
  // The reason stands where something is above the standard.
  const isAsked = content.overReason !== '';
  if (content.mode === 'cities')
    return productsOf(content).map((product) => ({
      ...base,
      product,
      title: `${policyProductNames[product]} · ${placesOf(content, cityName)}`,
      sub: showDays(content.from, content.to),
      verdict: isAsked ? 'over' : 'ok',
      verdictText: isAsked ? '申请放宽' : '合规',
      reason: content.overReason,
      total: yuanOf(content.budgets[product] ?? 0),
      standard: null,
      cheapest: null,
    }));
  return content.legs.map((leg) => {
    const found = estimate?.legs.find(({ legId }) => legId === leg.legId);
    const over = estimate?.over[leg.product] ?? 0;
    const isOver = found?.verdict === 'over' || over > 0;
    const kind = legKinds[leg.product];
    const per = kind === 'stay' ? '（每晚）' : '';
    return {
      ...base,
      product: leg.product,
      title: kind === 'journey' ? `${cityName(leg.from)} → ${cityName(leg.to)}` : cityName(leg.to),
      sub: [
        leg.toDay ? showDays(leg.day, leg.toDay) : showDay(leg.day),
        { journey: `${leg.travellers} 人`, stay: `${leg.units} 间`, rides: `${leg.units} 程` }[kind],
        over > 0 && overWords(leg.product, content.budgets[leg.product] ?? 0, over),
      ]
        .filter(Boolean)
        .join(' · '),
      verdict: isOver ? ('over' as const) : ('ok' as const),
      verdictText: isOver ? (over ? `预算超标 ${yuan(over)}` : '超标') : '合规',
      reason: isOver ? content.overReason : '',
      total: yuanOf(found?.subtotal ?? 0),
      standard: found?.standard
        ? {
            label: `差标${per}`,
            value: found.limit === null ? found.standard : yuan(found.limit),
            note: found.limit === null ? '' : found.standard,
          }
        : null,
      actual:
        found?.median === null || found?.median === undefined
          ? null
          : {
              label: `估价${per}`,
              value: yuan(found.median),
              note: productWords(leg, found.subtotal) || '中位价',
              isOver: found.verdict === 'over',
            },
      cheapest:
        found?.cheapest === null || found?.cheapest === undefined
          ? null
          : { label: `最低${per}`, value: yuan(found.cheapest), note: found.cheapestTitle },
    };
  });
}

/** The sum of the legs that have one. */
function estimateWords(estimate: StoredEstimate | null): string {
  const priced = (estimate?.legs ?? []).flatMap(({ subtotal }) => subtotal ?? []);
  return priced.length ? `${yuan(priced.reduce((sum, fen) => sum + fen, 0))}（中位价合计）` : '';
}

async function describe(db: Database | Tx, head: CaseHead) {
  const row = await db
    .selectFrom('applications')
    .where('id', '=', Number(head.subjectId))
    .selectAll()
    .executeTakeFirst();
  const version = await db
    .selectFrom('application_versions')
    .where('case_id', '=', head.caseId)
    .selectAll()
    .executeTakeFirst();
  const content = version?.content ?? row?.content;
  if (!row || !content) return { lines: [], info: [], budget: null, ifRefused: '', ifAgreed: '' };
  const isOfChange = row.version > 0 && row.change_state !== '' && row.case_id === head.caseId;
  const names = await namesOf(db, row.company_id, row.content, content);
  const travellers = content.travellers.map((one) =>
    one.kind === 'employee' ? names.employee(one.employeeId) : one.name,
  );
  const uses = ((await usesOf(db, [row.id])).get(row.id) ?? []).map(useOf);
  const files = await filesOf(db, content.attachments);
  const overlaps = await overlapsOf(
    db,
    { companyId: row.company_id, from: content.from, to: content.to, employeeIds: employeesIn(content) },
    { exceptId: row.id, reader: 0, decidedAt: version?.decided_at ?? null },
  );
  const info: CaseInfo[] = [
    ...(isOfChange
      ? differencesOf(row.content, content, names).map(({ label, before, after, by }) => ({
          label: `变更 · ${label}`,
          text: `${before} → ${after}${by ? `（${by}）` : ''}`,
        }))
      : []),
    ...overlaps.map(({ no, reason, from, to, isApproved, travellers: who }) => ({
      label: '行程重叠',
      isWarning: true,
      text: `${who.join('、')}同期另有${isApproved ? '已批准' : '审批中'}的 ${no}“${reason}”（${showDays(from, to)}）`,
    })),
    { label: '事由', text: content.reason },
    { label: '类型', text: content.tripType ? tripTypeNames[content.tripType] : '' },
    { label: '日期', text: showDays(content.from, content.to) },
    { label: '出行人', text: travellers.join('、') },
    { label: '成本中心', text: content.costCenter && names.costCenter(content.costCenter) },
    { label: '项目', text: content.project },
    { label: '放宽差标', text: content.overReason },
    ...productsOf(content).map((product) => ({
      label: `${policyProductNames[product]}预算`,
      text: isOfChange
        ? `${yuan(content.budgets[product] ?? 0)}，已用 ${yuan(budgetStanding(row.content, uses, product).used)}`
        : yuan(content.budgets[product] ?? 0),
    })),
    { label: '行程估价', text: estimateWords(version?.estimate ?? null) },
  ].filter(({ text }) => text);
  if (files.length)
    info.push({
      label: '附件',
      text: `${files.length} 个`,
      files: files.map(({ attachmentId, fileName, bytes }) => ({ fileId: attachmentId, name: fileName, size: bytes })),
    });
  return {
    lines: linesOf(content, version?.estimate ?? null, travellers),
    info,
    budget: isOfChange
      ? {
          name: '申请预算',
          total: yuanOf(totalOf(content.budgets)),
          used: yuanOf(totalStanding(row.content, uses).used),
          // A raise is no spending.
          asked: yuanOf(0),
          was: yuanOf(totalOf(row.content.budgets)),
          warnPercent,
        }
      : null,
    ifRefused: isOfChange ? '变更不生效，仍按原申请预订' : '退回申请人修改，不产生费用',
    ifAgreed: isOfChange ? '变更即时生效，可按新的行程与预算预订' : '申请人可按此行程与预算预订',
  };
}

/** Trip applications as cases know them. */
export const tripSubject: CaseSubject = {
  describe,
  lock: async (tx, subjectIds) => await lockApplications(tx, subjectIds.map(Number)),
  decided,
};
