import type { CooperationKind } from '#domain/partner/application-rules.ts';
import type { ApplicationStatus } from '#domain/partner/application-status.ts';

export interface PartnerApplicationRow {
  application_no: string;
  app_id: string;
  request_id: string;
  /** Of what was sent with the request id. */
  fingerprint: string;
  company: string;
  contact: string;
  mobile_phone: string;
  city: string;
  kind: CooperationKind;
  note: string;
  agreed_version: string;
  status: ApplicationStatus;
  reason: string | null;
  address: string;
  applied_at: number;
  reviewed_at: number | null;
  decided_at: number | null;
}

/** Wrong pairs of application number and phone, by caller. */
interface PartnerQuestionRow {
  address: string;
  asked_at: number;
}

/** Tables of the partner plan; created in migrations/006-partners.ts. */
export interface PartnerTables {
  partner_applications: PartnerApplicationRow;
  partner_questions: PartnerQuestionRow;
}
