import type { AuditRow } from '#contract/approval.ts';

/** The earlier end of a task: of the case itself, or of the approver's time. */
export function endOf({
  lapsesAtMs,
  task,
}: Pick<AuditRow, 'lapsesAtMs'> & { task: { dueAtMs: number | null } | null }): {
  atMs: number | null;
  isDue: boolean;
} {
  const due = task?.dueAtMs ?? null;
  const isDue = due !== null && (lapsesAtMs === null || due < lapsesAtMs);
  return { atMs: isDue ? due : lapsesAtMs, isDue };
}

/** One of its approvers has not decided in time. */
export const isLate = ({ state, dueAtMs }: Pick<AuditRow, 'state' | 'dueAtMs'>, nowMs: number): boolean =>
  state === 'running' && dueAtMs !== null && dueAtMs < nowMs;
