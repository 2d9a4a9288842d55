import { computed, signal } from '@preact/signals-core';
import { approval as calls } from '#contract/approval.ts';
import type { AuditBatch, AuditRow } from '#contract/approval.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Services } from '#kit/services.ts';
import { tellDecision } from '../tell-decision.ts';
import type { batchTexts } from './batch-texts.ts';

export type Choice = 'agree' | 'refuse' | 'leave';
export interface Decision {
  choice: Choice;
  reason: string;
}

export const createBatchCommand = (
  services: Services,
  t: Pick<typeof batchTexts, 'result'>,
  settle: () => unknown,
  answered: (answer: AuditBatch) => void,
) =>
  createCommand(services, calls.batch, {
    input: (cases: readonly { row: AuditRow; decision: Decision }[]) => ({
      agree: true,
      comment: '',
      cases: cases.map(({ row: { no, version }, decision: { choice, reason } }) => ({
        caseNo: no,
        version,
        agree: choice === 'agree',
        comment: reason.trim(),
      })),
    }),
    done: ({ rows }) => saidOf(services, t, rows),
    async settle(outcome) {
      if (outcome.ok) answered(outcome.data);
      await settle();
    },
  });

/** The sign of success after a batch; where none is done a failure is said, and "" is left. */
export function saidOf(services: Services, t: Pick<typeof batchTexts, 'result'>, rows: AuditBatch['rows']): string {
  const count = rows.filter(({ done }) => done).length;
  if (!count) services.say.toast(t.result(0, rows.length), 'bad');
  return count ? t.result(count, rows.length - count) : '';
}

/** Decisions on several cases, each with one of its own: those above the standard are left until they are chosen. */
export function createBatch(
  services: Services,
  t: Pick<typeof batchTexts, 'result'>,
  items: readonly AuditRow[],
  settle: () => unknown,
) {
  const decisions = signal<Readonly<Record<string, Decision>>>(
    Object.fromEntries(
      items.map(({ no, verdict }) => [no, { choice: verdict === 'over' ? 'leave' : 'agree', reason: '' }]),
    ),
  );
  const isTried = signal(false);
  const answer = signal<AuditBatch | null>(null);
  const command = createBatchCommand(services, t, settle, (rows) => {
    answer.value = rows;
    for (const { no, done, state } of rows.rows) {
      const { kind } = items.find((one) => one.no === no) ?? {};
      if (done) tellDecision(services, { no, kind, state, agree: decisionOf(no).choice !== 'refuse' });
    }
  });
  const decisionOf = (no: string): Decision => decisions.value[no] ?? { choice: 'leave', reason: '' };
  const lacks = (no: string): boolean => decisionOf(no).choice === 'refuse' && decisionOf(no).reason.trim() === '';
  const asked = computed(() =>
    items.map((row) => ({ row, decision: decisionOf(row.no) })).filter(({ decision }) => decision.choice !== 'leave'),
  );
  return {
    decisions,
    busy: command.busy,
    /** Outcome by case; null before the first answer. */
    answer,
    asked,
    /** Numbers of refusals without a reason, after a press. */
    wrong: computed(() => (isTried.value ? items.filter(({ no }) => lacks(no)).map(({ no }) => no) : [])),
    choose: (no: string, change: Partial<Decision>) =>
      (decisions.value = { ...decisions.peek(), [no]: { ...decisionOf(no), ...change } }),
    async submit() {
      isTried.value = true;
      if (asked.peek().length === 0 || items.some(({ no }) => lacks(no))) return;
      await command.run(asked.peek());
    },
  };
}
