import { travelStandard as calls } from '#contract/travel-standard.ts';
import type { NamedSubject, StandardSaved } from '#contract/travel-standard.ts';
import type { Row } from '#contract/row.ts';
import type { Day } from '#domain/china-time.ts';
import type { StandardContent, Subject } from '#domain/policy/schema.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Outcome, Services } from '#kit/services.ts';
import type { TypedTexts } from '#parts/policy/rule/typed.tsx';
import type { Texts } from './texts.ts';

type SaveInput = typeof calls.save extends Row<infer In, StandardSaved> ? In : never;

/** All that is edited, and undone, together. */
export interface Draft {
  name: string;
  content: StandardContent;
  assigned: readonly NamedSubject[];
  note: string;
  /** First day of the version, when it is published. */
  from: Day;
  /** Text that was typed in boxes and is no value yet; the server is not given it. */
  typed?: TypedTexts;
}

/** A save of a draft: a new standard has the number 0. */
export interface Saving {
  standardId: number;
  draft: Draft;
  lock: number;
  /** Its own message follows. */
  isPublished?: boolean;
}

export interface Publishing {
  standardId: number;
  lock: number;
  from: Day;
  takeOver: boolean;
}

const plain = (subject: Subject): Subject =>
  subject.kind === 'company' ? { kind: 'company' } : { kind: subject.kind, id: subject.id };

export const createSave = (
  services: Services,
  texts: Texts,
  settle: (outcome: Outcome<StandardSaved>, saving: Saving) => unknown,
) =>
  createCommand(services, calls.save, {
    input: ({ standardId, draft, lock }: Saving) => ({
      ...(standardId && { standardId }),
      lock,
      standardName: draft.name.trim(),
      content: draft.content as SaveInput['content'],
      assigned: draft.assigned.map(plain),
      note: draft.note,
    }),
    done: (_, { isPublished }) => (isPublished ? '' : texts.saved),
    settle,
  });

export const createPublish = (services: Services, texts: Texts, settle: (outcome: Outcome<StandardSaved>) => unknown) =>
  createCommand(services, calls.publish, {
    input: (publishing: Publishing) => publishing,
    done: (_, { from }) => texts.published(from),
    settle,
  });
