import { sql } from 'kysely';
import { isHigher } from '#domain/policy/judge/joint.ts';
import type { z } from 'zod';
import type { TravellerVerdicts } from '#contract/my-standard.ts';
import type { myStandardSchemas } from '#contract/my-standard.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { yuanOf } from '#domain/money.ts';
import { tidyName } from '#domain/passenger/names/names.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import type { BareFacts } from './judge-by.ts';
import { asksReason } from './judge-by.ts';
import { judgeParty } from './judge-party.ts';

type Input = z.output<(typeof myStandardSchemas)['travellers']>;

/** Facts of an offer of any product, while it is held for this member. */
async function heldFacts(call: Call, verifyKey: string): Promise<BareFacts[] | undefined> {
  const { db, appId, now } = call;
  const { memberId } = memberOf(call);
  const { rows } = await sql<{ facts: BareFacts | BareFacts[] | null }>`
    select content -> 'facts' as facts from holds
    where verify_key = ${verifyKey} and member_id = ${memberId} and app_id = ${appId} and hold_until > ${now()}`.execute(
    db,
  );
  const [row] = rows;
  return row && [row.facts ?? []].flat();
}

/** Each traveller against the standard that applies to them: the same judgement as that of the order. */
export async function travellerVerdicts(
  { verifyKey, travellers }: Input,
  call: Call,
): Promise<Envelope<TravellerVerdicts>> {
  const facts = await heldFacts(call, verifyKey);
  if (!facts) return refuse(404, '价格保留时间已过，请重新核对价格');
  const chosen = travellers.map(({ passengerId: id, name, room }, at) => ({
    id,
    name: tidyName(name, 'either'),
    path: `travellers.${at}.name`,
    room,
  }));
  const { wrong, members, counting } = await judgeParty(call, facts, chosen);
  if (wrong) return badInput(wrong, '所选人员不在常旅客中或已改名，请重新选择或直接填写姓名');
  const judged = members.flatMap(({ standard, verdict, ...one }) =>
    standard && verdict ? [{ ...one, standard, verdict }] : [],
  );
  return ok({
    together: isHigher(judged.map(({ standard }) => standard)) ? 'higher' : 'lower',
    verdict: counting?.verdict.state ?? 'none',
    counts: counting?.person.name ?? '',
    isOwn: members.every(({ person }) => person.employeeId === memberOf(call).creditEmployeeId),
    asksReason: counting?.verdict.state === 'over' && asksReason(counting.verdict.effect),
    each: judged.map(({ person, passengerId, standard, verdict }) => ({
      employeeId: person.employeeId,
      passengerId,
      name: person.name,
      standard: standard.name,
      verdict: verdict.state,
      overBy: yuanOf(verdict.overBy),
      reason: verdict.message,
    })),
  });
}
