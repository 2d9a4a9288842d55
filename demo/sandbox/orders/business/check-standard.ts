import { writeJson } from '#base/json.ts';
import type { Envelope } from '#contract/row.ts';
import type { BookingTerms } from '#domain/company/preferences.ts';
import { reasonProblem } from '#domain/corporate/over-reason.ts';
import type { Fen } from '#domain/money.ts';
import type { PolicyVerdict } from '#domain/policy/facts.ts';
import { tidyName } from '#domain/passenger/names/names.ts';
import { badInput, memberOf, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import type { JudgedTrip } from '../judged/keep-facts.ts';
import { asksReason } from './judge-by.ts';
import type { BareFacts, OfferJudged } from './judge-by.ts';
import { judgeParty } from './judge-party.ts';
import type { JudgedMember } from './judge-party.ts';
import type { AppliedStandard } from './standard-for.ts';
import { reasonsIn } from './standard-words.ts';

export { judgeBy, offerJudged, verdictView } from './judge-by.ts';
export type { BareFacts, JudgedVerdict, OfferJudged } from './judge-by.ts';

/** The parts of an order that a company's rules are about. */
interface Booked {
  passengers: readonly { passengerId?: string | undefined; name: string; path: string; room?: number }[];
  costCenter?: string | undefined;
  overReason?: string | undefined;
}

/** An offer as its hold has it. */
interface HeldOffer {
  travelType: 'private' | 'business';
  costCenters: readonly string[];
  /** The company's terms: only a shared price is split by the standard. */
  booking?: Pick<BookingTerms, 'payer'> | undefined;
  /** By whose standards it was judged and split. */
  judged: OfferJudged;
  /** Each is judged; of several rides or flights the worst verdict counts. */
  facts: readonly BareFacts[];
}

export interface Standing {
  verdict: 'in' | 'over' | 'none';
  /** The standard that counts for the order. */
  standard: AppliedStandard | null;
  /** The heaviest effect of the broken rules, after the flags. */
  effect: PolicyVerdict['effect'];
  /** Of each of the facts, in their order; of one traveller. */
  each: readonly { isOver: boolean; overBy: Fen }[];
  /** All whose standards were asked, with the facts that they were asked about. */
  trips: readonly JudgedTrip[];
  /** The facts with their verdicts, in the order of the offer. */
  judged: readonly { facts: BareFacts; verdict: PolicyVerdict }[];
}

const noStanding: Standing = { verdict: 'none', standard: null, effect: null, each: [], judged: [], trips: [] };

/**
 * Business travel against the standards of the buyer and of all travellers who are employees of the company: refused,
 * sent back for a reason, or noted. `thing` names the offer; `expired`: the price is to be verified again.
 */
export async function checkStandard(
  { passengers, costCenter, overReason }: Booked,
  { travelType, costCenters, booking, judged: held, facts }: HeldOffer,
  call: Call,
  { thing, expired }: { thing: string; expired(message: string): Envelope<never> },
): Promise<{ refusal: Envelope<never> } | Standing> {
  const wrong = (field: string, message: string) => ({ refusal: badInput(field, message) });
  if (travelType !== 'business') return noStanding;
  if (costCenter && !costCenters.includes(costCenter)) return wrong('costCenter', '成本中心不存在，请重新选择');
  const chosen = passengers.flatMap(({ passengerId: id, name, path, room }) =>
    id ? [{ id, name: tidyName(name, 'either'), path, room }] : [],
  );
  const { wrong: field, asOffer, members, counting, trips } = await judgeParty(call, facts, chosen);
  if (field) return wrong(field, '所选人员不在常旅客中或已改名，请重新选择或直接填写姓名');
  const own = memberOf(call).creditEmployeeId;
  const changed = changeOf(held, members, own);
  if (changed) return { refusal: expired(changed) };
  const isOthers = booking?.payer === 'split' && asOffer && writeJson(asOffer.above) !== writeJson(held.above);
  const others = { refusal: expired('出行人与核价时不同，请按出行人的差标重新核对价格') };
  if (!counting) return isOthers ? others : { ...noStanding, trips };
  const { verdict, standard } = counting;
  const each = counting.each.map(({ state, overBy }) => ({ isOver: state !== 'ok', overBy }));
  const judged = facts.flatMap((one, at) => {
    const own = counting.each[at];
    return own ? [{ facts: one, verdict: own }] : [];
  });
  const known = { standard, each, judged, trips };
  if (verdict.state === 'ok') return isOthers ? others : { verdict: 'in', effect: null, ...known };
  // Each traveller above the standard that applies to them, with the broken rule.
  const above = members.filter((one) => one.verdict && one.verdict.state !== 'ok');
  const isNamed = members.length > 1 || counting.person.employeeId !== own;
  const words = (isNamed ? above : [counting])
    .map(({ person, verdict: own }) => `${isNamed ? `${person.name}：` : ''}${own?.message ?? ''}`)
    .join('；');
  if (verdict.state === 'forbidden')
    return { refusal: refuse(403, `超出差旅标准，不可预订：${words}`, { kind: 'overStandard' }) };
  if (asksReason(verdict.effect) && !overReason)
    return wrong('overReason', `所选${thing}超出差旅标准，请填写超标原因。${words}`);
  const product = facts[0]?.product;
  const { reasons = [] } = standard && product ? reasonsIn(standard, product) : {};
  const short = asksReason(verdict.effect) && reasonProblem(overReason ?? '', reasons);
  if (short) return wrong('overReason', short);
  return isOthers ? others : { verdict: 'over', effect: verdict.effect, ...known };
}

/** The standard of somebody by whom the offer was judged is another one now: no order is made from such a verdict. */
function changeOf({ by }: OfferJudged, members: readonly JudgedMember[], own: number): string {
  for (const { person, standard } of members) {
    const before = by.find((one) => one.startsWith(`${person.employeeId}:`));
    const now = standard && `${person.employeeId}:${standard.id}`;
    // An offer without a standard names nobody: it was made for the member alone.
    if (before === now || (!before && (!now || by.length > 0 || person.employeeId !== own))) continue;
    return standard
      ? `差旅标准已更新（“${standard.name}”第 ${standard.version} 版），请按新标准重新核对`
      : '差旅标准已调整，请重新核对';
  }
  return '';
}
