import type { z } from 'zod';
import type { Envelope } from '#contract/row.ts';
import type { OtherStandard, StandardReach } from '#contract/travel-standard.ts';
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
    head,
  }));
  // Subjects that another standard has are taken over.
  const taken = new Set(assigned.map(keyOf));
  const after = [
    { own: true, assigned, head: null },
    ...before
      .filter(({ own }) => !own)
      .map((one) => ({ ...one, assigned: one.assigned.filter((subject) => !taken.has(keyOf(subject))) })),
  ];
  const [former, later] = [new Map<number, OtherStandard>(), new Map<number, OtherStandard>()];
  const reach = { people: 0, elsewhere: 0, without: 0 };
  for (const person of roster.people) {
    const next = applied(person, after)?.head;
    const was = applied(person, before)?.head;
    if (next?.own) {
      reach.people += person.count;
      if (was && !was.own) add(former, was.head, person.count);
    } else if (was?.own) {
      reach[next ? 'elsewhere' : 'without'] += person.count;
      if (next?.head) add(later, next.head, person.count);
    }
  }
  return ok({ ...reach, former: sorted(former), next: sorted(later), subjects: nameSubjects(assigned, roster) });
}

function add(
  all: Map<number, OtherStandard>,
  { standardId, name, version }: Omit<OtherStandard, 'people'>,
  count: number,
): void {
  const people = (all.get(standardId)?.people ?? 0) + count;
  all.set(standardId, { standardId, name, version, people });
}

const sorted = (all: Map<number, OtherStandard>): OtherStandard[] =>
  [...all.values()].sort((a, b) => b.people - a.people);
