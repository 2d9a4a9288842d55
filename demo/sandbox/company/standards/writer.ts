import type { StandardKind, StandardRefusal } from '#contract/travel-standard.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import { changedBy } from '../versions/drafts.ts';

/** Author, moment and place of a write to the standards of a company. */
export interface Writer {
  tx: Tx;
  companyId: number;
  memberId: string;
  kind: StandardKind;
  now: number;
  today: Day;
}

/** One write at a time to the standards of a company: two that assign the same people at once would both find them free. */
export async function writerOf(tx: Tx, call: Call, kind: StandardKind): Promise<Writer> {
  const { creditMemberId, memberId } = memberOf(call);
  await lockNames(tx, `standards ${creditMemberId}`);
  const now = call.now();
  return { tx, companyId: creditMemberId, memberId, kind, now, today: dayAt(now) };
}

export const noStandard = (): Envelope<never> => refuse(404, '该差旅标准不存在或已删除');
export const noVersion = (): Envelope<never> => refuse(404, '该版本不存在或已删除');

export const conflict = (msg: string, data: StandardRefusal): Envelope<never> => refuse(409, msg, data);

/** The refusal of a write that was made from an older state than the stored one. */
export const changedSince = (tx: Tx, last: Parameters<typeof changedBy>[2]): Promise<Envelope<never>> =>
  changedBy(tx, '标准', last);
