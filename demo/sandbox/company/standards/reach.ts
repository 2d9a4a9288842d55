import type { z } from 'zod';
import type { Envelope } from '#contract/row.ts';
import type { StandardReach } from '#contract/travel-standard.ts';
import type { travelStandardSchemas } from '#contract/travel-standard.schema.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { applied, versionsOn } from '../../orders/business/standard-for.ts';
import { keyOf, nameSubjects, rosterOf, wrongSubject } from './subjects.ts';

/** Employees whom a standard with these subjects judges from a day on, and those who leave it; nothing is written. */
export async function reachOfStandard(
  { standardId = 0, kind, from, assigned }: z.output<typeof travelStandardSchemas.reach>,
  call: Call,
): Promise<Envelope<StandardReach>> {
  const { db } = call;
  const { creditMemberId: companyId } = memberOf(call);
  const roster = await rosterOf(db, companyId, assigned);
  const wrong = wrongSubject(assigned, roster);
  if (wrong) return wrong;
  const before = (await versionsOn(db, { companyId, day: from, kind })).map((head) => ({
    own: head.standardId === standardId,
    assigned: head.assigned,
  }));
  // Subjects that another standard has are taken over.
  const taken = new Set(assigned.map(keyOf));
  const after = [
    { own: true, assigned },
    ...before
      .filter(({ own }) => !own)
      .map((head) => ({ ...head, assigned: head.assigned.filter((one) => !taken.has(keyOf(one))) })),
  ];
  const reach = { people: 0, elsewhere: 0, without: 0 };
  for (const person of roster.people) {
    const next = applied(person, after)?.head;
    if (next?.own) reach.people += person.count;
    else if (applied(person, before)?.head.own) reach[next ? 'elsewhere' : 'without'] += person.count;
  }
  return ok({ ...reach, subjects: nameSubjects(assigned, roster) });
}
