import type { StandardKind, StandardRefusal } from '#contract/travel-standard.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';

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
export async function changedSince(
  tx: Tx,
  { changed_by, changed_at, lock, version }: { changed_by: string; changed_at: number; lock: number; version: number },
): Promise<Envelope<never>> {
  const { real_name: by } = await tx
    .selectFrom('members')
    .where('id', '=', changed_by)
    .select('real_name')
    .executeTakeFirstOrThrow();
  const at = momentAt(changed_at);
  return conflict(`${by}已于 ${at.slice(5, 16)} 修改了该标准（第 ${version} 版），请查看最新内容后再保存`, {
    kind: 'changed',
    by,
    at,
    lock,
    version,
  });
}
