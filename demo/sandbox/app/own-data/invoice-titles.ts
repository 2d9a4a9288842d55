import { sql } from 'kysely';
import type { Selectable, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { InvoiceTitle } from '#contract/invoice.ts';
import type { invoiceSchemas } from '#contract/invoice.schema.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { keepPhone } from '#domain/address/check-address.ts';
import { checkTitle, keepAccount, tidyTitle } from '#domain/invoice/invoice-title.ts';
import { maxTitles } from '#domain/invoice/title-kinds.ts';
import { keepTaxNo } from '#domain/invoice/tax-number.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Member, Tx } from '../../ground/call.ts';
import type { InvoiceTitleRow } from '../../ground/database/tables/tables-own-data.ts';
import { containing } from '../../ground/lists/like.ts';
import { paged } from '../../ground/lists/paged.ts';
import { once } from '../../ground/once.ts';
import { lockOwn, ownEntry, ownSorts, storeEntry } from './one-default.ts';

type In<Name extends keyof typeof invoiceSchemas> = z.output<(typeof invoiceSchemas)[Name]>;

const table = 'invoice_titles';
const { missing, ...entry } = ownEntry({
  table,
  id: 'titleId',
  missing: '该抬头不存在或已删除',
  madeDefault: '已设为默认抬头',
});
export const { makeDefault: makeDefaultTitle, remove: removeTitle } = entry;

const show = (row: Selectable<InvoiceTitleRow>): InvoiceTitle => ({
  titleId: String(row.id),
  kind: row.kind,
  titleName: row.title_name,
  taxNo: row.tax_no,
  address: row.address,
  phone: row.phone,
  bank: row.bank,
  bankAccount: row.bank_account,
  isDefault: row.is_default,
});

const ownTitles = (db: Database | Tx, { appId, memberId }: Member) =>
  db.selectFrom(table).where('app_id', '=', appId).where('member_id', '=', memberId);

const find = (db: Database | Tx, member: Member, titleId: string) =>
  ownTitles(db, member).where('id', '=', Number(titleId)).selectAll().executeTakeFirst();

const hideAccount = (account: string): string => account && `****${account.slice(-4)}`;

export async function listTitles(
  { keyword = '', kind = 'all', ...input }: In<'list'>,
  call: Call,
): Promise<Envelope<Page<InvoiceTitle>>> {
  let query = ownTitles(call.db, memberOf(call)).selectAll();
  if (kind !== 'all') query = query.where('kind', '=', kind);
  if (keyword.trim()) {
    const like = containing(keyword.trim().toUpperCase());
    query = query.where(sql<SqlBool>`(upper(title_name) like ${like} or tax_no like ${like})`);
  }
  return await paged({ db: call.db, query, sorts: ownSorts, id: sql.ref('id') }, input, (rows) =>
    rows.map((row) => ({ ...show(row), bankAccount: hideAccount(row.bank_account) })),
  );
}

export async function readTitle({ titleId }: In<'detail'>, call: Call): Promise<Envelope<InvoiceTitle>> {
  const row = await find(call.db, memberOf(call), titleId);
  return row ? ok(show(row)) : missing();
}

/** Adds a title or changes an own one. The first one of a member becomes the default. */
export async function saveTitle({ requestId, ...input }: In<'save'>, call: Call): Promise<Envelope<InvoiceTitle>> {
  const member = memberOf(call);
  const { titleId, isDefault, ...typed } = input;
  const given = tidyTitle({
    ...typed,
    taxNo: keepTaxNo(typed.taxNo),
    phone: keepPhone(typed.phone),
    bankAccount: keepAccount(typed.bankAccount),
  });
  const [fault] = Object.entries(checkTitle(given));
  if (fault) return badInput(...fault);
  return await once(call, requestId, input, async (tx) => {
    await lockOwn(tx, table, member);
    const known = await ownTitles(tx, member).selectAll().execute();
    const former = known.find(({ id }) => String(id) === titleId);
    if (titleId && !former) return missing();
    const same = known.find(
      (row) =>
        row !== former &&
        row.kind === given.kind &&
        (given.taxNo ? row.tax_no === given.taxNo : row.title_name === given.titleName && !row.tax_no),
    );
    if (same)
      return given.taxNo
        ? refuse(409, `该税号已在抬头“${same.title_name}”名下`, { kind: 'duplicate', field: 'taxNo' })
        : refuse(409, '已有相同的抬头', { kind: 'duplicate', field: 'titleName' });
    if (!former && known.length >= maxTitles)
      return refuse(409, `最多保存 ${maxTitles} 个抬头，请先删除不用的抬头`, { kind: 'full' });
    const content = {
      kind: given.kind,
      title_name: given.titleName,
      tax_no: given.taxNo,
      address: given.address,
      phone: given.phone,
      bank: given.bank,
      bank_account: given.bankAccount,
      updated_at: call.now(),
    };
    const id = await storeEntry(tx, table, member, content, { former, known, isDefault });
    const saved = await find(tx, member, id);
    if (!saved) throw new Error('the saved title is gone');
    return ok(show(saved), '已保存');
  });
}
