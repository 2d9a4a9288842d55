import type { z } from 'zod';
import type { addressSchemas, mapsSchemas } from './address.schema.ts';
import type { Page } from './page.ts';
import { row } from './row.ts';

type In<K extends keyof typeof addressSchemas> = z.input<(typeof addressSchemas)[K]>;

/** A postal address of the member. */
export interface Address {
  addressId: string;
  receiver: string;
  /** `138****0071` in a list; whole in the answers about one address. */
  phone: string;
  province: string;
  /** 直辖 where the district belongs to its province directly. */
  city: string;
  district: string;
  street: string;
  postcode: string;
  /** Exactly one of a member's addresses is. */
  isDefault: boolean;
}

/** A street that begins like the typed text. */
export interface StreetSuggestion {
  street: string;
  district: string;
}

/** The address book: one of its addresses is the default, the first one at first. */
export const address = {
  list: row<In<'list'>, Page<Address>>('/address/list', '邮寄地址列表，默认地址在前', {
    reads: true,
    has: 'rows',
    ours: true,
  }),
  detail: row<In<'detail'>, Address>('/address/detail', '一个邮寄地址', { reads: true, has: 'addressId', ours: true }),
  save: row<In<'save'>, Address>('/address/save', '新增或修改邮寄地址', { has: 'addressId', ours: true }),
  makeDefault: row<In<'makeDefault'>, { addressId: string }>('/address/default', '设为默认邮寄地址', { ours: true }),
  remove: row<In<'remove'>, { addressId: string }>('/address/delete', '删除邮寄地址', { ours: true }),
} as const;

export const maps = {
  suggestion: row<z.input<(typeof mapsSchemas)['suggestion']>, { rows: StreetSuggestion[] }>(
    '/maps/suggestion',
    '街道地址联想',
    { reads: true, has: 'rows', ours: true },
  ),
} as const;
