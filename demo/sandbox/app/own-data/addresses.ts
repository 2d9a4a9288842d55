import { sql } from 'kysely';
import type { Selectable, SqlBool } from 'kysely';
import type { z } from 'zod';
import { pick } from '#base/pick.ts';
import type { Address } from '#contract/address.ts';
import type { addressSchemas } from '#contract/address.schema.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { checkAddress, keepPhone } from '#domain/address/check-address.ts';
import { maxAddresses } from '#domain/address/max-addresses.ts';
import { isRegion } from '#domain/region/divisions.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Member, Tx } from '../../ground/call.ts';
import type { AddressRow } from '../../ground/database/tables/tables-own-data.ts';
import { containing } from '../../ground/lists/like.ts';
import { paged } from '../../ground/lists/paged.ts';
import { once } from '../../ground/once.ts';
import { lockOwn, ownEntry, ownSorts, storeEntry } from './one-default.ts';

type In<Name extends keyof typeof addressSchemas> = z.output<(typeof addressSchemas)[Name]>;

const table = 'addresses';
const { missing, ...entry } = ownEntry({
  table,
  id: 'addressId',
  missing: '该地址不存在或已删除',
  madeDefault: '已设为默认地址',
});
export const { makeDefault: makeDefaultAddress, remove: removeAddress } = entry;

const shownFields = ['receiver', 'phone', 'province', 'city', 'district', 'street', 'postcode'] as const;
const show = (row: Selectable<AddressRow>) => ({
  addressId: String(row.id),
  ...pick(row, shownFields),
  isDefault: row.is_default,
});

const ownAddresses = (db: Database | Tx, { appId, memberId }: Member) =>
  db.selectFrom(table).where('app_id', '=', appId).where('member_id', '=', memberId);

const find = (db: Database | Tx, member: Member, addressId: string) =>
  ownAddresses(db, member).where('id', '=', Number(addressId)).selectAll().executeTakeFirst();

/** Phones of a list are masked: the form of one address has it whole. */
export async function listAddresses(
  { keyword = '', ...input }: In<'list'>,
  call: Call,
): Promise<Envelope<Page<Address>>> {
  const wanted = keyword.trim();
  let query = ownAddresses(call.db, memberOf(call)).selectAll();
  if (wanted) {
    const like = containing(wanted);
    const end = /^\d{3,}$/.test(wanted) ? `%${wanted}` : '';
    query = query.where(
      sql<SqlBool>`(receiver like ${like} or province || city || district || street like ${like} or phone like ${end})`,
    );
  }
  return await paged({ db: call.db, query, sorts: ownSorts, id: sql.ref('id') }, input, (rows) =>
    rows.map((row) => ({ ...show(row), phone: hidePhone(row.phone) })),
  );
}

export async function readAddress({ addressId }: In<'detail'>, call: Call): Promise<Envelope<Address>> {
  const row = await find(call.db, memberOf(call), addressId);
  return row ? ok(show(row)) : missing();
}

/** Adds an address or changes an own one. The first one of a member becomes the default. */
export async function saveAddress({ requestId, ...input }: In<'save'>, call: Call): Promise<Envelope<Address>> {
  const member = memberOf(call);
  const { addressId, isDefault, ...given } = { ...input, phone: keepPhone(input.phone) };
  const [fault] = Object.entries(checkAddress(given, isRegion));
  if (fault) return badInput(...fault);
  return await once(call, requestId, input, async (tx) => {
    await lockOwn(tx, table, member);
    const known = await ownAddresses(tx, member).selectAll().execute();
    const former = known.find(({ id }) => String(id) === addressId);
    if (addressId && !former) return missing();
    if (known.some((row) => row !== former && isSame(row, given)))
      return refuse(409, '地址簿中已有相同的地址', { kind: 'duplicate' });
    if (!former && known.length >= maxAddresses)
      return refuse(409, `最多保存 ${maxAddresses} 个地址，请先删除不用的地址`, { kind: 'full' });
    const id = await storeEntry(tx, table, member, { ...given, updated_at: call.now() }, { former, known, isDefault });
    const saved = await find(tx, member, id);
    if (!saved) throw new Error('the saved address is gone');
    return ok(show(saved), '已保存');
  });
}

const isSame = (
  row: Selectable<AddressRow>,
  given: Omit<AddressRow, 'id' | 'app_id' | 'member_id' | 'is_default' | 'updated_at'>,
) =>
  (['receiver', 'phone', 'province', 'city', 'district', 'street'] as const).every(
    (field) => row[field] === given[field],
  );
