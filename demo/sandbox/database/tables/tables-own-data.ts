import type { Generated } from 'kysely';
import type { TitleKind } from '#domain/invoice/invoice-title.ts';

interface OwnRow {
  id: Generated<number>;
  app_id: string;
  member_id: string;
  /** True for one of the member's rows, the first one at first. */
  is_default: boolean;
  updated_at: number;
}

export interface AddressRow extends OwnRow {
  receiver: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  street: string;
  postcode: string;
}

export interface InvoiceTitleRow extends OwnRow {
  kind: TitleKind;
  title_name: string;
  tax_no: string;
  address: string;
  phone: string;
  bank: string;
  bank_account: string;
}

/** Tables of what members keep for their orders; created in migrations/036-own-data.ts. */
export interface OwnDataTables {
  addresses: AddressRow;
  invoice_titles: InvoiceTitleRow;
}
