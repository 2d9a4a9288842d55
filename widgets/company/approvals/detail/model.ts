import { signal } from '@preact/signals-core';
import { approval as calls } from '#contract/approval.ts';
import type { AuditDetail, AuditRefusal, CaseState } from '#contract/approval.ts';
import type { Row } from '#contract/row.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createResource } from '#kit/resources/resource.ts';
import { sayOf } from '#kit/say.ts';
import type { Outcome, Services } from '#kit/services.ts';
import { tellDecision } from '../tell-decision.ts';
import type { CaseTexts } from './case-texts.ts';

const freshMs = 30_000;

/** Cases that wait for the member, the first to lapse first: the list beside a case, and the way to the next one. */
export const createTodo = (services: Services) =>
  createResource(services, calls.list, { box: 'todo', side: 'all', size: 20 }, { freshMs });

/** Data of a decision that came too late. */
type Late = Exclude<AuditRefusal, { kind: 'urged' }>;
type Done = (outcome: Outcome<unknown>, said: string, decided?: { agree: boolean; state: CaseState }) => unknown;

/** The step of a notice by which the member came. */
export interface DecisionLink {
  no: string;
  taskId: string;
  text: string;
  isOpen: boolean;
}

/** A case, and the link that led to it. */
interface Shown {
  no: string;
  link?: DecisionLink | undefined;
}

/** The writes of an approver or an applicant on one case. */
export function createCaseCommands(services: Services, t: CaseTexts, { no, link }: Shown, settle: Done) {
  const command = <Args, In extends { requestId: string }, Out>(
    row: Row<In, Out>,
    [said, after]: readonly [toast: string, after: string],
    input: (args: Args) => Omit<In, 'requestId'>,
  ) =>
    createCommand<Args, In, Out>(services, row, {
      input,
      done: () => said,
      settle: (outcome) => settle(outcome, after),
    });
  return {
    decide: createCommand(services, calls.decide, {
      input: ({
        mine,
        version,
        agree,
        comment,
      }: {
        mine: string;
        version: number;
        agree: boolean;
        comment: string;
      }) => ({
        caseNo: no,
        taskId: mine,
        version,
        agree,
        comment: comment.trim(),
        ...(link?.taskId === mine && { link: link.text }),
      }),
      done: (_, { agree }) => (agree ? t.agreed : t.refused),
      settle(outcome, { agree }) {
        const said = t.decided[agree ? 'agree' : 'refuse'];
        return settle(outcome, said, outcome.ok ? { agree, state: outcome.data.state } : undefined);
      },
    }),
    handOn: command(
      calls.handOn,
      [t.handedOn, t.decided.handOn],
      ({ toId, comment, taskId }: { toId: number; comment: string; taskId?: string | undefined }) => ({
        caseNo: no,
        toId,
        comment: comment.trim(),
        ...(taskId && { taskId }),
      }),
    ),
    add: command(
      calls.add,
      [t.added, t.decided.add],
      ({ toIds, place, comment }: { toIds: number[]; place: 'before' | 'after'; comment: string }) => ({
        caseNo: no,
        toIds,
        place,
        comment: comment.trim(),
      }),
    ),
    urge: command(calls.urge, [t.urged, ''], (caseNo: string) => ({ caseNo })),
  };
}

/** One case with the member's actions. `onDecided`: the case does not wait for the member any more. */
export function createCase(services: Services, t: CaseTexts, shown: Shown, onDecided: () => unknown) {
  const { no } = shown;
  const detail = createResource(services, calls.detail, { caseNo: no }, { freshMs });
  void detail.load();
  const comment = signal('');
  const needsComment = signal(false);
  /** The act that has just ended the member's part, their own or another approver's; "": none yet. */
  const done = signal('');

  /** Reads the case again. When it does not wait for the member any more, the next case is offered. */
  async function settle(outcome: Outcome<unknown>, said: string, decided?: Parameters<Done>[2]): Promise<void> {
    if (decided) tellDecision(services, { no, kind: detail.data.peek()?.kind, ...decided });
    const wasMine = detail.data.peek()?.mine;
    const late = outcome.ok || outcome.ret !== 409 ? null : (outcome.data as Partial<Late> | null);
    if (late?.by && late.at)
      services.say.toast(t.late(late.by, sayOf(services).say(late.at.slice(5, 16)), t.acts[late.what ?? '']), 'bad', 5);
    const next = await detail.load();
    if (!wasMine || !next || next.mine !== null) return;
    done.value = outcome.ok ? said : t.decided.late;
    await onDecided();
  }
  const commands = createCaseCommands(services, t, shown, settle);

  return {
    detail,
    comment,
    needsComment,
    done,
    ...commands,
    settleHurry: (outcome: Outcome<unknown>) => settle(outcome, t.decided.handOn),
    type(text: string) {
      comment.value = text;
      needsComment.value = false;
    },
    /** A refusal without a reason is not sent; resolves true when it is decided. */
    async decideNow(known: AuditDetail, agree: boolean, text = comment.peek()): Promise<boolean> {
      if (!known.mine) return false;
      needsComment.value = !agree && text.trim() === '';
      if (needsComment.peek()) return false;
      return commands.decide.run({ mine: known.mine.taskId, version: known.version, agree, comment: text });
    },
    dispose: detail.dispose,
  };
}
export type CaseModel = ReturnType<typeof createCase>;
