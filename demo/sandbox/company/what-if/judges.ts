import type { Day } from '#domain/china-time.ts';
import type { StandardContent, Subject } from '#domain/policy/schema.ts';
import type { StandardKind } from '#contract/travel-standard.ts';
import type { Database } from '../../ground/call.ts';
import { applied, contentsOf, versionsOn } from '../../orders/business/standard-for.ts';
import type { JudgedPerson } from '../../orders/business/standard-for.ts';
import type { Judges } from './compare.ts';

interface Draft {
  /** 0: a new standard. */
  standardId: number;
  content: StandardContent;
  assigned: readonly Subject[];
}

/** No version has this number: the draft. */
const ofDraft = 0;

/**
 * Employees whom the draft would judge, or its standard judges now, with the contents before and after. All others keep
 * their standard, and with it every verdict.
 */
export async function judgesOf(
  db: Database,
  { companyId, kind, day }: { companyId: number; kind: StandardKind; day: Day },
  { standardId, content, assigned }: Draft,
  people: readonly JudgedPerson[],
): Promise<Map<number, Judges>> {
  const heads = await versionsOn(db, { companyId, day, kind });
  // The newest comes first: of two that are equally near it counts.
  const next = [
    { id: ofDraft, standardId, assigned: [...assigned] },
    ...heads.filter((head) => head.standardId !== standardId),
  ];
  const met = people.flatMap((person) => {
    const [was, is] = [applied(person, heads)?.head, applied(person, next)?.head];
    const isMeant = is?.id === ofDraft || (was !== undefined && was.standardId === standardId);
    return isMeant ? [{ id: person.employeeId, was: was?.id, is: is?.id }] : [];
  });
  const contents = await contentsOf(
    db,
    met.flatMap(({ was, is }) => [was, is].flatMap((id) => id || [])),
  );
  const find = (id: number | undefined) => (id === ofDraft ? content : (id !== undefined && contents.get(id)) || null);
  return new Map(met.map(({ id, was, is }) => [id, { before: find(was), after: find(is) }]));
}
