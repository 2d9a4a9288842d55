import type { PartnerApplication } from '#contract/partner.ts';
import { momentAt } from '#domain/china-time.ts';
import type { PartnerApplicationRow } from '../../ground/database/tables/tables-partner.ts';

/** The caller has shown a number and a phone, but no identity: the company's name stays half hidden. */
const hidden = (name: string): string =>
  name.length <= 4 ? `${name.slice(0, 1)}***` : `${name.slice(0, 2)}****${name.slice(-2)}`;

export const viewOf = (
  row: Pick<
    PartnerApplicationRow,
    'application_no' | 'status' | 'kind' | 'company' | 'applied_at' | 'reviewed_at' | 'decided_at' | 'reason'
  >,
): PartnerApplication => ({
  applicationNo: row.application_no,
  status: row.status,
  kind: row.kind,
  company: hidden(row.company),
  appliedAt: momentAt(row.applied_at),
  ...(row.reviewed_at !== null && { reviewedAt: momentAt(row.reviewed_at) }),
  ...(row.decided_at !== null && { decidedAt: momentAt(row.decided_at) }),
  ...(row.reason !== null && { reason: row.reason }),
});
