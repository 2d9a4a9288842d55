import type { Instance, ProcessKind } from '#domain/process/schema.ts';
import type { Call } from '../../ground/call.ts';
import type { CaseHead } from '../../orders/cases/case-subject.ts';
import { namesFor } from '../../orders/cases/names.ts';
import { namedIn, orgOf } from '../../orders/cases/org.ts';
import { expectedFor } from '../../orders/cases/path.ts';
import { processesOf } from '../../orders/cases/process-for.ts';
import { replyTimes } from '../../orders/cases/reply-times.ts';

const pace = '按近 30 天的处理速度，';

/** The case ends before its last decision is expected: what a reader can do about it. */
export function afterHoldNote(
  kind: ProcessKind,
  { isApprover, isInVain }: { isApprover: boolean; /** The next one up decides too late, too. */ isInVain: boolean },
): string {
  const late = `${pace}${kind === 'order' ? '占座' : '申请'}可能在审批完成前到期`;
  if (isApprover) return `${late}，请优先处理`;
  const lapses = isInVain ? `${late}，请上级审批仍赶不上` : late;
  if (kind === 'order')
    return `${lapses}。可直接联系审批人，或取消订单后改选标准内的方案；到期取消后也可重新预订，价格重新核对`;
  return `${lapses}，可直接联系审批人${isInVain && kind === 'trip' ? '，或撤回后改期再提交' : ''}`;
}

/** A case that ends later than that is not foretold in a list. */
const soonMs = 2 * 86_400_000;

interface Running extends Pick<CaseHead, 'state'> {
  id: number;
  instance: Instance;
  lapses_at: number | null;
  process_version_id: number | null;
}

/** Those of a company's cases that may end before they are decided: the same forecast as on the page of each. */
export async function mayLapse(
  { db, now }: Pick<Call, 'db' | 'now'>,
  companyId: number,
  rows: readonly Running[],
): Promise<ReadonlySet<number>> {
  const nowMs = now();
  const soon = rows.filter(
    ({ state, lapses_at: at }) => state === 'running' && at !== null && at > nowMs && at < nowMs + soonMs,
  );
  const found = new Set<number>();
  if (!soon.length) return found;
  const processes = await processesOf(
    db,
    soon.map((row) => row.process_version_id),
  );
  const contents = soon.map((row) => ({ row, content: processes(row.process_version_id).content }));
  const among = contents.flatMap(({ row: { instance }, content }) => namedIn(content, instance.facts, instance));
  const org = await orgOf(db, companyId, nowMs, [...new Set(among)]);
  const [times, names] = [await replyTimes(db, companyId, nowMs), await namesFor(db, companyId, org.people.keys())];
  for (const { row, content } of contents)
    if (expectedFor(content, row.instance, org, nowMs, { times, names }).isAfterHold) found.add(row.id);
  return found;
}
