import { companyProcess as calls } from '#contract/process.ts';
import type { ProcessContent, ProcessKind, ProcessSaved } from '#contract/process.ts';
import type { Row } from '#contract/row.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { TypedTexts } from '#parts/policy/rule/typed.tsx';
import { scopeOf } from '#parts/process/scope/scope.ts';
import type { ScopeDraft } from '#parts/process/scope/scope.ts';
import type { Texts } from './texts.ts';

type SaveInput = typeof calls.save extends Row<infer In, ProcessSaved> ? In : never;

/** All that is edited, and undone, together. */
export interface Draft extends ScopeDraft {
  name: string;
  content: ProcessContent;
  note: string;
  /** Text that was typed in boxes and is no value yet; the server is not given it. */
  typed?: TypedTexts;
}

export interface Saving {
  /** 0: a new process. */
  processId: number;
  kind: ProcessKind;
  draft: Draft;
  lock: number;
  /** Its own message follows. */
  isPublished?: boolean;
}

export const createSave = (
  services: Services,
  texts: Texts,
  settle: (outcome: Outcome<ProcessSaved>, saving: Saving) => unknown,
) =>
  createCommand(services, calls.save, {
    input: ({ processId, kind, draft, lock }: Saving) => ({
      ...(processId ? { processId } : { kind }),
      lock,
      processName: draft.name.trim(),
      content: draft.content as SaveInput['content'],
      scope: scopeOf(draft),
      note: draft.note,
    }),
    done: (_, { isPublished }) => (isPublished ? '' : texts.saved),
    settle,
  });

export const createPublish = (services: Services, texts: Texts, settle: (outcome: Outcome<ProcessSaved>) => unknown) =>
  createCommand(services, calls.publish, {
    input: (publishing: { processId: number; lock: number }) => publishing,
    done: () => texts.published,
    settle,
  });
