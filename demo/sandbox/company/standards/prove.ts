import type { Envelope } from '#contract/row.ts';
import type { StandardKind, StandardProof } from '#contract/travel-standard.ts';
import { dayAt } from '#domain/china-time.ts';
import { cityNameOf } from '#domain/flight/cities/cities.ts';
import { prove } from '#domain/policy/proof/prove.ts';
import type { StandardContent } from '#domain/policy/schema.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { checkContent } from './check-content.ts';
import { contentOf, readStandard, shownOf } from './standard-rows.ts';
import { rosterOf } from './subjects.ts';
import { noStandard, noVersion } from './writer.ts';

interface Tried {
  standardId: number;
  version?: number | undefined;
  content?: StandardContent | undefined;
}

/** The proof that a version, or content that is still being typed, leaves no case of the company without a rule. */
export async function proveStandard(
  { standardId, version, content }: Tried,
  call: Call,
  kind: StandardKind,
): Promise<Envelope<StandardProof>> {
  const { db } = call;
  const { creditMemberId: companyId } = memberOf(call);
  const standard = await readStandard(db, { companyId, kind }, standardId);
  if (!standard) return noStandard();
  const shown =
    version === undefined
      ? (standard.draft ?? shownOf(standard.versions, dayAt(call.now())))
      : standard.versions.find((one) => one.version === version);
  if (!shown) return noVersion();
  const { names } = await rosterOf(db, companyId);
  const wrong = content && checkContent(content, kind, names);
  if (wrong) return wrong;
  const levels = await db.selectFrom('travel_levels').where('company_id', '=', companyId).select('id').execute();
  const { findings, checked, isCut } = prove(
    content ?? (await contentOf(db, shown.id)),
    ['0', ...levels.map(({ id }) => String(id))],
    {
      level: (id) => names.get(`level ${id}`) ?? id,
      city: (code) => cityNameOf(code) || code,
    },
  );
  return ok({
    findings: findings.map(({ kind: of, product, words, rules, closing }) => ({
      kind: of,
      product,
      words,
      rules,
      closing,
    })),
    checked,
    isCut,
  });
}
