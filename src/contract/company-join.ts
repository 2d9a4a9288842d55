import type { z } from 'zod';
import type { companyJoinSchemas } from './company-join.schema.ts';
import { row } from './row.ts';
import type { Moment } from './row.ts';

type In<K extends keyof typeof companyJoinSchemas> = z.input<(typeof companyJoinSchemas)[K]>;

/** A company asks the member to become its employee. */
export interface JoinInvitation {
  joinId: number;
  companyName: string;
  /** Name of the administrator. */
  askedBy: string;
  askedAt: Moment;
  until: Moment;
  /** The member's name in the company's list. */
  realName: string;
  deptName: string;
  position: string;
  jobNumber: string;
}

export interface Joining {
  invitations: JoinInvitation[];
  /** The company that the member has joined by their own consent. */
  joined: { companyName: string; since: Moment; sharesDocuments: boolean } | null;
}

/** Private members whom a company asks to join, and employees who have joined so. */
const options = { members: ['10', '30', '7_0'], ours: true, has: 'invitations' } as const;

export const companyJoin = {
  mine: row<In<'mine'>, Joining>('/company/join/mine', '邀请本人加入的企业', { ...options, reads: true }),
  answer: row<In<'answer'>, Joining>('/company/join/answer', '同意或拒绝加入企业', options),
  documents: row<In<'documents'>, Joining>('/company/join/documents', '向所在企业提供证件，或不再提供', options),
} as const;
