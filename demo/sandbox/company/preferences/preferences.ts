import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyPreferences, PreferenceLogRow } from '#contract/company-preference.ts';
import type { companyPreferenceSchemas } from '#contract/company-preference.schema.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { lintPreferences } from '#domain/company/preference-lint.ts';
import { changesOf, nameOfField } from '#domain/company/preference-words.ts';
import { bookedProducts, requirable } from '#domain/company/preferences.ts';
import type { Preferences } from '#domain/company/preferences.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import { paged } from '../../ground/lists/paged.ts';
import { readPreferences } from '../../ground/member/preferences-of.ts';
import { once } from '../../ground/once.ts';

type In<Name extends keyof typeof companyPreferenceSchemas> = z.output<(typeof companyPreferenceSchemas)[Name]>;

async function countCenters(db: Database | Tx, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('cost_centers')
    .where('company_id', '=', companyId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function show(db: Database | Tx, companyId: number): Promise<CompanyPreferences> {
  const { changedAt, ...read } = await readPreferences(db, companyId);
  return {
    ...read,
    changedAt: changedAt === null ? '' : momentAt(changedAt),
    costCenters: await countCenters(db, companyId),
  };
}

export const showPreferences = async (_: unknown, call: Call): Promise<Envelope<CompanyPreferences>> =>
  ok(await show(call.db, memberOf(call).creditMemberId));

/** A list of fields in one order, each once: an equal wish is equal text. */
const tidy = ({ products, contactName, contactPhone, approvalHold }: In<'save'>, before: Preferences): Preferences => ({
  products: Object.fromEntries(
    bookedProducts.map((product) => [
      product,
      {
        ...products[product],
        required: requirable.filter((field) => products[product].required.includes(field)),
      },
    ]),
  ) as Preferences['products'],
  contactName,
  contactPhone,
  ...heldFor(approvalHold ?? before.approvalHold),
});

const heldFor = (approvalHold: number | undefined): Pick<Preferences, 'approvalHold'> =>
  approvalHold === undefined ? {} : { approvalHold };

/** Changes the preferences and notes each part that differs. A save from an older version names the changes since. */
export async function savePreferences(input: In<'save'>, call: Call): Promise<Envelope<CompanyPreferences>> {
  const member = memberOf(call);
  const { creditMemberId: companyId } = member;
  return await once(call, input.requestId, input, async (tx) => {
    await lockNames(tx, `preferences:${companyId}`);
    const { preferences, version } = await readPreferences(tx, companyId);
    if (input.version !== version) return await hasChanged(tx, companyId, input.version);
    const wanted = tidy(input, preferences);
    const stop = lintPreferences(wanted, { costCenters: await countCenters(tx, companyId) }).find(
      ({ kind }) => kind === 'stop',
    );
    if (stop) return badInput(stop.field.includes('.') ? `products.${stop.field}` : stop.field, stop.text);
    const changes = changesOf(preferences, wanted);
    if (!changes.length) return ok(await show(tx, companyId), '没有需要保存的修改');
    const at = call.now();
    const row = {
      content: JSON.stringify(wanted),
      version: version + 1,
      changed_by: member.realName,
      changed_at: at,
    };
    await tx
      .insertInto('company_preferences')
      .values({ company_id: companyId, ...row })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
      .execute();
    await tx
      .insertInto('company_preference_changes')
      .values(
        changes.map(({ field, from, to }) => ({
          company_id: companyId,
          version: version + 1,
          field,
          from_text: from,
          to_text: to,
          changed_by: member.realName,
          changed_at: at,
        })),
      )
      .execute();
    return ok(await show(tx, companyId), '已保存，新预订即按此执行');
  });
}

/** Somebody else has saved meanwhile: who, and what. */
async function hasChanged(tx: Tx, companyId: number, version: number): Promise<Envelope<never>> {
  const rows = await tx
    .selectFrom('company_preference_changes')
    .where('company_id', '=', companyId)
    .where('version', '>', version)
    .orderBy('id', 'desc')
    .limit(10)
    .selectAll()
    .execute();
  const changes = rows.map((row) => `${nameOfField(row.field)}：${row.from_text} → ${row.to_text}`);
  return refuse(409, `${rows[0]?.changed_by ?? ''} 刚刚修改了偏好（${changes[0] ?? ''}），请刷新后再改`, {
    kind: 'changed',
    changes,
  });
}

export async function listPreferenceChanges(
  { product, ...input }: In<'changes'>,
  call: Call,
): Promise<Envelope<Page<PreferenceLogRow>>> {
  const ofCompany = call.db
    .selectFrom('company_preference_changes as c')
    .where('c.company_id', '=', memberOf(call).creditMemberId)
    .selectAll('c');
  const query = product === 'all' ? ofCompany : ofCompany.where('c.field', 'like', `${product}.%`);
  return await paged(
    { db: call.db, query, sorts: { '-at': sql.ref('c.changed_at') }, id: sql.ref('c.id') },
    input,
    (rows) =>
      rows.map((row) => ({
        id: String(row.id),
        at: momentAt(row.changed_at),
        by: row.changed_by,
        field: row.field,
        fieldName: nameOfField(row.field),
        from: row.from_text,
        to: row.to_text,
      })),
  );
}
