import type { Envelope } from '#contract/row.ts';
import { productsOfKind } from '#contract/travel-standard.ts';
import type { StandardKind, StandardWhatIf } from '#contract/travel-standard.ts';
import { dayAt } from '#domain/china-time.ts';
import type { PolicyProduct, StandardContent, Subject } from '#domain/policy/schema.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { contentsOf } from '../../orders/business/standard-for.ts';
import { checkContent } from '../standards/check-content.ts';
import { readStandard } from '../standards/standard-rows.ts';
import type { WholeStandard } from '../standards/standard-rows.ts';
import { namesFor, wrongSubject } from '../standards/subjects.ts';
import { noStandard, noVersion } from '../standards/writer.ts';
import { answerWhatIf } from './answer.ts';
import { compare } from './compare.ts';
import type { Judges } from './compare.ts';
import { judgesOf } from './judges.ts';
import { pastYear } from './load-trips.ts';

interface Tried {
  standardId?: number | undefined;
  content: StandardContent;
  assigned: Subject[];
  product?: PolicyProduct | undefined;
}

/** Cars have standards of their own, and the same what-if. */
async function find(
  call: Call,
  standardId: number,
): Promise<{ kind: StandardKind; standard: WholeStandard } | undefined> {
  const { creditMemberId: companyId } = memberOf(call);
  for (const kind of ['travel', 'car'] as const) {
    const standard = await readStandard(call.db, { companyId, kind }, standardId);
    if (standard) return { kind, standard };
  }
  return undefined;
}

/** The orders of the last year as a draft would have judged them, beside the standards of today. */
export async function whatIf(
  { standardId, content, assigned, product }: Tried,
  call: Call,
): Promise<Envelope<StandardWhatIf>> {
  const { db } = call;
  const { creditMemberId: companyId } = memberOf(call);
  const found = standardId === undefined ? undefined : await find(call, standardId);
  if (standardId !== undefined && !found) return noStandard();
  const kind = found?.kind ?? 'travel';
  const known = await namesFor(db, companyId, assigned);
  const wrong = checkContent(content, kind, known.names) ?? wrongSubject(assigned, known);
  if (wrong) return wrong;
  const year = await pastYear(call, companyId);
  const draft = { standardId: standardId ?? 0, content, assigned };
  const judges = await judgesOf(db, { companyId, kind, day: dayAt(call.now()) }, draft, year.people);
  return ok(await answerWhatIf(db, year, await compare(ofKind(year, kind), judges, product), judges));
}

/** The trips that two versions of a standard judge otherwise, of the employees whom the later one is for. */
export async function standardDifference(
  {
    standardId,
    from,
    to,
    product,
  }: { standardId: number; from: number; to: number; product?: PolicyProduct | undefined },
  call: Call,
): Promise<Envelope<StandardWhatIf>> {
  const { db } = call;
  const { creditMemberId: companyId } = memberOf(call);
  const found = await find(call, standardId);
  if (!found) return noStandard();
  const [a, b] = [from, to].map((version) => found.standard.versions.find((one) => one.version === version));
  if (!a || !b) return noVersion();
  const contents = await contentsOf(db, [a.id, b.id]);
  const [before, after] = [contents.get(a.id) ?? null, contents.get(b.id) ?? null];
  const year = await pastYear(call, companyId);
  if (!after) return noVersion();
  const meant = await judgesOf(
    db,
    { companyId, kind: found.kind, day: dayAt(call.now()) },
    { standardId, content: after, assigned: b.assigned },
    year.people,
  );
  const judges = new Map<number, Judges>(
    [...meant].flatMap(([id, own]) => (own.after === after ? [[id, { before, after }] as const] : [])),
  );
  return ok(await answerWhatIf(db, year, await compare(ofKind(year, found.kind), judges, product), judges));
}

const ofKind = <Year extends { products: readonly { product: PolicyProduct }[] }>(
  year: Year,
  kind: StandardKind,
): Year => ({
  ...year,
  products: year.products.filter(({ product }) => productsOfKind[kind].includes(product)),
});
