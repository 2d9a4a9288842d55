import type { NeedsApplication } from '#contract/application-views.ts';
import type { Envelope } from '#contract/row.ts';
import { coverOf } from '#domain/application/cover.ts';
import type { TripWish } from '#domain/application/cover.ts';
import { applicationStates } from '#domain/application/schema.ts';
import { tidyName } from '#domain/passenger/names/names.ts';
import type { Fen } from '#domain/money.ts';
import { badInput, memberOf, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import type { UseName } from '../../ground/database/tables/tables-application.ts';
import type { ColleagueRow, Substituted } from '../substitutes/substitution.ts';
import { areAsked, compareApplications, coveringView, mayApply, needsOf, needsWords } from './covering.ts';
import { lockApplication, useOf, usesOf } from './rows.ts';
import { keepUses } from './uses.ts';

/** The trip of a booking, as its offer has it. */
export type BookedTrip = Pick<TripWish, 'segments' | 'rooms'>;

/** A business order as applications are asked about it. */
export interface AskedTrip {
  wish: TripWish;
  /** Chosen by the booker; undefined: the only one that covers it. */
  applicationId?: string | undefined;
  /** All travellers. */
  names: readonly UseName[];
  /** An application must cover it. */
  isNeeded: boolean;
}

const noApplication = (needs: NeedsApplication): Envelope<never> => refuse(403, needsWords(needs), needs);

/** Names of travellers, with the employee where one has that name. */
export const namesOf = (travellers: readonly { name: string }[], colleagues: readonly ColleagueRow[]): UseName[] => {
  const open = [...colleagues];
  return travellers.map(({ name }) => {
    const at = open.findIndex((one) => tidyName(one.name, 'either') === tidyName(name, 'either'));
    const [found] = at < 0 ? [] : open.splice(at, 1);
    return { name, employeeId: found?.employeeId ?? 0 };
  });
};

/** The application that an order is booked from, or the refusal; undefined where it needs none. */
export async function chooseApplication(
  { wish, applicationId, isNeeded }: AskedTrip,
  call: Call,
): Promise<{ id: number } | { refusal: Envelope<never> } | undefined> {
  const member = memberOf(call);
  if (!isNeeded && applicationId === undefined) return undefined;
  const all = await compareApplications(call.db, member, wish, call.now());
  if (applicationId !== undefined) {
    const named = all.find(({ application }) => String(application.id) === applicationId);
    if (!named) return { refusal: badInput('applicationId', '所选行程申请不可用，请重新选择') };
    return named.cover.covers
      ? { id: named.application.id }
      : { refusal: noApplication(needsOf(member, wish, [named])) };
  }
  const covering = all.filter(({ cover }) => cover.covers);
  const [first, second] = covering;
  if (!first) return { refusal: noApplication(needsOf(member, wish, all)) };
  if (second)
    return {
      refusal: refuse(409, '有多份行程申请可用，请选择本次使用的申请', {
        kind: 'chooseApplication',
        covering: covering.flatMap(coveringView),
      }),
    };
  return { id: first.application.id };
}

/** Counts the order, the application's row locked: two bookings at once never use the same budget. */
export async function useApplication(
  tx: Tx,
  id: number,
  { orderId, asked: { wish, names }, cost }: { orderId: string; asked: AskedTrip; cost: Fen },
  call: Call,
): Promise<Envelope<never> | undefined> {
  const application = await lockApplication(tx, id);
  const isOpen = application?.state === applicationStates.approved || application?.state === applicationStates.usedUp;
  if (!application || !isOpen)
    return refuse(409, '所用的行程申请已失效，请重新选择', { kind: 'applicationOver', applicationId: String(id) });
  const uses = (await usesOf(tx, [id])).get(id) ?? [];
  const priced = { ...wish, amount: cost };
  const cover = coverOf(application.content, uses.map(useOf), priced);
  if (!cover.covers) return noApplication(needsOf(memberOf(call), priced, [{ application, cover }]));
  await keepUses(tx, { orderId, application, legIds: cover.legIds, wish: priced, names }, call.now());
  return undefined;
}

/** True where the company wants an application: by the booker's level, or by that of a colleague whose own approver counts. */
export async function needsApplication(call: Call, booked: readonly Substituted[]): Promise<boolean> {
  if (!mayApply(call) || call.isSeed) return false;
  const { creditMemberId: companyId, creditEmployeeId: bookerId } = memberOf(call);
  const asked = booked.flatMap(({ traveller, rule }) => (rule.approverOf === 'traveller' ? traveller.employeeId : []));
  return await areAsked(call.db, companyId, [bookerId, ...asked]);
}
