import type { z } from 'zod';
import type { partnerSchemas } from './partner.schema.ts';
import { row } from './row.ts';
import type { Moment } from './row.ts';

type In<K extends keyof typeof partnerSchemas> = z.input<(typeof partnerSchemas)[K]>;

export interface PartnerApplication {
  applicationNo: string;
  status: 'submitted' | 'reviewing' | 'approved' | 'rejected';
  kind: 'corporate' | 'agent' | 'embed' | 'supply';
  /** Only its beginning and end: 星航****公司. */
  company: string;
  appliedAt: Moment;
  reviewedAt?: Moment;
  decidedAt?: Moment;
  /** Reason of the refusal. */
  reason?: string;
}

/** The partner plan (specification 1, section 7.2: /api/partner_apply; the payload is ours). */
export const partner = {
  apply: row<In<'apply'>, PartnerApplication>('/api/partner_apply', '申请成为合伙人', { access: 'public', ours: true }),
  status: row<In<'status'>, PartnerApplication>('/api/partner_apply/status', '合伙人申请进度', {
    access: 'public',
    reads: true,
    ours: true,
  }),
} as const;
