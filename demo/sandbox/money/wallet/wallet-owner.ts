import { refuse } from '../../ground/call.ts';
import type { Member } from '../../ground/call.ts';
import type { Envelope } from '#contract/row.ts';

/** The member whose wallet this one reads: a child member reads the family's. */
export const walletOwner = ({ memberId, femaleEndId }: Member): string =>
  femaleEndId > 0 ? String(femaleEndId) : memberId;

/** The refusal of a child member, who may not move the family's money; undefined for all others. */
export const refusedChild = ({ femaleEndId }: Member): Envelope<never> | undefined =>
  femaleEndId > 0 ? refuse(403, '家庭子会员不能动用家庭资金') : undefined;
