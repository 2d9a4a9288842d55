import type { companyJoin } from '#contract/company-join.ts';
import type { companyJoinSchemas } from '#contract/company-join.schema.ts';
import { answerJoining, ownJoining, shareDocuments } from '../../company/joining/answer.ts';
import type { HandlersOf } from '../../ground/call.ts';

export const companyJoinHandlers: HandlersOf<typeof companyJoin, typeof companyJoinSchemas> = {
  mine: ownJoining,
  answer: answerJoining,
  documents: shareDocuments,
};
