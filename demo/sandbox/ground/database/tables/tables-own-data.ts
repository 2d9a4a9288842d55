import type { Relation } from '#contract/passenger.ts';
import type { ColumnType, Generated } from 'kysely';
import type { StudentProof } from '#domain/rail/student.ts';
import type { TitleKind } from '#domain/invoice/title-kinds.ts';

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

interface PassengerRow {
  id: string;
  member_id: string;
  app_id: string;
  name: string;
  english_name: Generated<string>;
  psg_type: string;
  sex: Generated<string>;
  born_date: Generated<string>;
  nationality: Generated<string>;
  mobile_phone: Generated<string>;
  is_self: Generated<boolean>;
  guardian_consent: Generated<boolean>;
  consent_at: number;
  updated_at: number;
  /** Company that an external traveller belongs to; null for a member's frequent passenger. */
  company_id: Generated<number | null>;
  /** Employee whose guest an external traveller is. */
  host_id: Generated<number | null>;
  visit_reason: Generated<string>;
  relation: Generated<Relation | '' | null>;
  /** Of student tickets. */
  student: ColumnType<StudentProof | null, string | null | undefined, string | null>;
}

export interface PassengerDocumentRow {
  passenger_id: string;
  position: number;
  cert_type: string;
  cert_no: string;
  /** One key for one document, however it was typed. */
  cert_key: string;
  cert_valid_date: string | null;
  issue_country: string | null;
}

interface DocumentRevealRow {
  id: Generated<number>;
  member_id: string;
  app_id: string;
  passenger_id: string;
  cert_type: string;
  revealed_at: number;
}

/** Tables of what members keep for their orders; created in migrations 001, 036 and 038. */
export interface OwnDataTables {
  passengers: PassengerRow;
  passenger_documents: PassengerDocumentRow;
  document_reveals: DocumentRevealRow;
  addresses: AddressRow;
  invoice_titles: InvoiceTitleRow;
}
