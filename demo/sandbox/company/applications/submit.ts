import type { z } from 'zod';
import type { applicationSchemas } from '#contract/application.schema.ts';
import type { ApplicationSaved } from '#contract/application-views.ts';
import type { Envelope } from '#contract/row.ts';
import { faultsOf, hasLeft } from '#domain/application/check.ts';
import { decideUntil, inOrder } from '#domain/application/legs.ts';
import { differencesOf } from '#domain/application/difference.ts';
import { exceeds, judgedOf, overOf, overReasonMissing, reasonOf } from '#domain/application/over.ts';
import type { JudgedLeg } from '#domain/application/over.ts';
import { applicationStates } from '#domain/application/schema.ts';
import type { TripContent } from '#domain/application/schema.ts';
import { budgetStanding } from '#domain/application/standing.ts';
import { placesOf } from '#domain/application/words.ts';
import { cityOfPlace } from '#domain/flight/cities/cities.ts';
import { dayAt, msOf } from '#domain/china-time.ts';
import { showFen } from '#domain/money.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import { choiceFault, choiceOf } from '#domain/process/choice.ts';
import type { CaseFacts } from '#domain/process/schema.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { lockApplication, useOf, usesOf } from '../../orders/applications/rows.ts';
import type { StoredApplication } from '../../orders/applications/rows.ts';
import { levelFlags } from '../../orders/business/approval-terms.ts';
import { processFor } from '../../orders/cases/process-for.ts';
import { startCase } from '../../orders/cases/start-case.ts';
import { stepCase } from '../../orders/cases/step-case.ts';
import { hotelCountOf } from '../../products/hotel/catalogue/hotels-of-city.ts';
import { stationsOfCity } from '../../products/train/network/stations.ts';
import { cityName, employeesIn, foundBy, isAbroad, namesOf, peopleOf, soldIn } from './content.ts';
import { estimateLegs } from './estimate.ts';
import { caseFacts, storedEstimate } from './facts.ts';
import { agreed } from './subject.ts';
import { ownLocked, savedOf, update } from './write.ts';

type In<K extends keyof typeof applicationSchemas> = z.output<(typeof applicationSchemas)[K]>;

const serves = {
  flight: (city: string) => cityOfPlace(city) !== undefined && !isAbroad(city),
  intl: (city: string) => cityName(city) !== city,
  train: (city: string) => stationsOfCity(cityName(city)).length > 0,
  hotel: (city: string) => hotelCountOf(city) > 0,
  car: () => true,
} as const;

/** The refusal of a submission that lacks something: its first fault, by field. */
async function faultOf(
  tx: Tx,
  row: StoredApplication,
  { content, judged }: { content: TripContent; judged: readonly JudgedLeg[] },
  call: Call,
): Promise<Envelope<never> | undefined> {
  const before = row.state === applicationStates.approved ? row.content : undefined;
  const [fault] = faultsOf(content, {
    today: dayAt(call.now()),
    sold: soldIn(call.app.switches),
    serves: (product, city) => serves[product](city),
    before,
  });
  if (fault) return badInput(...fault);
  const { creditMemberId, creditEmployeeId } = memberOf(call);
  const people = await peopleOf(tx, creditMemberId, employeesIn(content));
  const gone = content.travellers.findIndex((one) => one.kind === 'employee' && !people.get(one.employeeId)?.isHere);
  const left = content.travellers[gone];
  if (left?.kind === 'employee')
    return badInput(`travellers.${gone}`, hasLeft(people.get(left.employeeId)?.name ?? ''));
  if (content.costCenter) {
    const center = await tx
      .selectFrom('cost_centers')
      .where('company_id', '=', creditMemberId)
      .where('code', '=', content.costCenter)
      .select('code')
      .executeTakeFirst();
    if (!center) return badInput('costCenter', '成本中心不存在，请重新选择');
  }
  if (exceeds(overOf(content, judged), judged)) {
    const { overproof } = await levelFlags(tx, creditEmployeeId);
    if (content.overReason && !overproof) return badInput('overReason', '您的差旅等级不允许超标，不能申请放宽');
    if (!content.overReason && overproof) return badInput('overReason', overReasonMissing);
  }
  const uses = ((await usesOf(tx, [row.id])).get(row.id) ?? []).map(useOf);
  for (const product of new Set(uses.map((use) => use.product))) {
    const { used, budget } = budgetStanding(content, uses, product);
    if (budget < used)
      return badInput(`budgets.${product}`, `${policyProductNames[product]}已用 ¥${showFen(used, true)}，预算不能更低`);
  }
  const lost = uses.find(
    ({ legId, amount, people }) =>
      legId !== '' && (amount > 0 || people > 0) && !content.legs.some((leg) => leg.legId === legId),
  );
  return lost && badInput('legs', '已有订单的行程不能删除');
}

/** The refusal of approvers whom the process leaves to the applicant: too few, or somebody who may not decide it. */
async function faultOfChoice(tx: Tx, companyId: number, facts: CaseFacts): Promise<Envelope<never> | undefined> {
  const { applicant, chosen } = facts;
  const { content } = await processFor(tx, companyId, facts);
  const choice = choiceOf(content.nodes, facts);
  if (!choice) return undefined;
  const few = choiceFault(choice, new Set(chosen).size);
  if (few) return badInput('chosen', few);
  const people = await peopleOf(tx, companyId, chosen);
  const wrong = chosen.find((id) => id === applicant || !people.get(id)?.mayApprove);
  if (wrong === undefined) return undefined;
  const name = people.get(wrong)?.name ?? '所选同事';
  return badInput('chosen', wrong === applicant ? '不能选择自己审批' : `${name}没有审批权限或已离职，请重新选择`);
}

const legsOf = ({ mode, legs }: TripContent) => (mode === 'legs' ? legs : []);

/** The draft, or the change, goes to those who decide; without anybody it is approved at once. */
export async function submitApplication(
  { requestId, chosen, ...known }: In<'submit'>,
  call: Call,
): Promise<Envelope<ApplicationSaved>> {
  const { creditMemberId: companyId, creditEmployeeId: employeeId } = memberOf(call);
  const asked = await call.db
    .selectFrom('applications')
    .where('id', '=', Number(known.applicationId))
    .where('employee_id', '=', employeeId)
    .select(['content', 'change_content'])
    .executeTakeFirst();
  // Searched before the transaction, which holds the row: a save in between is a conflict.
  const draft = asked?.change_content ?? asked?.content;
  const estimated = draft ? await estimateLegs(legsOf(draft), call) : [];
  return await once(call, requestId, { ...known, chosen }, async (tx) => {
    const found = await ownLocked(tx, known, 'submit', call);
    if ('refusal' in found) return found.refusal;
    const { row } = found;
    const isChange = row.state === applicationStates.approved;
    const stored = (isChange ? row.change_content : row.content) ?? row.content;
    const judged = judgedOf(estimated);
    const written = { ...stored, legs: inOrder(stored.legs), overReason: reasonOf(stored, judged) };
    const content = chosen ? { ...written, chosen } : written;
    const fault = await faultOf(tx, row, { content, judged }, call);
    if (fault) return fault;
    if (isChange && !differencesOf(row.content, content, await namesOf(tx, companyId, row.content, content)).length)
      return badInput('legs', '变更与原申请相同，请先修改');
    const estimate = storedEstimate(content, estimated, judged);
    const facts = await caseFacts(tx, { content, judged, before: isChange ? row.content : undefined }, call);
    const wrong = await faultOfChoice(tx, companyId, facts);
    if (wrong) return wrong;
    const places = placesOf(content, cityName);
    const rounds = await tx
      .selectFrom('application_versions')
      .where('application_id', '=', row.id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const next = decideUntil(content, dayAt(call.now()));
    // A change ends with the application that it is of.
    const until = isChange && row.content.to < next ? row.content.to : next;
    const started = await startCase(
      tx,
      {
        companyId,
        appId: row.app_id,
        kind: 'trip',
        // Applicant and approver read the same number: `SQ2611270002`, submitted again `SQ2611270002-2`.
        no: row.no ? `${row.no}-${Number(rounds.count) + 1}` : undefined,
        subjectId: String(row.id),
        facts,
        title: [isChange ? `变更：${content.reason}` : content.reason, places].join(' · '),
        over: estimate.legs.filter(({ verdict }) => verdict === 'over').length,
        lapsesAtMs: msOf(`${until} 23:59:59`),
      },
      call.now(),
    );
    await tx
      .insertInto('application_versions')
      .values({
        application_id: row.id,
        company_id: companyId,
        version: row.version + 1,
        case_id: started.caseId,
        case_no: started.no,
        state: 'approving',
        content: JSON.stringify(content),
        estimate: JSON.stringify(estimate),
        submitted_at: call.now(),
        decided_at: null,
      })
      .execute();
    const no = row.no || started.no;
    const saved = await update(
      tx,
      row,
      {
        no,
        case_id: started.caseId,
        ...(isChange
          ? { change_state: 'approving', change_content: written }
          : {
              state: applicationStates.approving,
              content: written,
              submitted_at: call.now(),
              ...foundBy(content, no, memberOf(call)),
            }),
      },
      call.now(),
    );
    if (started.outcome === 'running') return ok(savedOf(saved), isChange ? '变更已提交审批' : '申请已提交审批');
    await agreed(tx, [saved], call.now());
    const done = (await lockApplication(tx, row.id)) ?? saved;
    return ok(savedOf(done), isChange ? '变更无需审批，已生效' : '申请无需审批，已批准');
  });
}

/** Takes a submission back while nobody has decided it. */
export const withdrawApplication = async (
  { requestId, ...known }: In<'withdraw'>,
  call: Call,
): Promise<Envelope<ApplicationSaved>> =>
  await once(call, requestId, known, async (tx) => {
    const found = await ownLocked(tx, known, 'withdraw', call);
    if ('refusal' in found) return found.refusal;
    const { row } = found;
    const by = memberOf(call).creditEmployeeId;
    const stepped =
      row.case_id === null ? undefined : await stepCase(tx, row.case_id, { kind: 'withdraw', by }, call.now());
    if (!stepped) return refuse(409, '没有可撤回的审批', { kind: 'state', state: row.state, lock: row.lock });
    if (!stepped.ok) return refuse(409, stepped.refused, { kind: 'state', state: row.state, lock: row.lock });
    const after = (await lockApplication(tx, row.id)) ?? row;
    return ok(savedOf(after), '已撤回，可修改后重新提交');
  });
