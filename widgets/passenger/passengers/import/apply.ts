import type { ImportResult, ImportValues } from '#contract/passenger.ts';
import { guestInput } from '#domain/passenger/guest.ts';
import type { GuestValues } from '#domain/passenger/guest.ts';
import { createCommand } from '#kit/forms/command.ts';
import type { Services } from '#kit/services.ts';
import { none } from '#parts/import/model.ts';
import type { Counts } from '#parts/import/model.ts';
import { frequentSource } from '../source.ts';
import type { Source } from '../source.ts';
import type { Texts } from './texts.ts';

interface Applied {
  rows: readonly { line: number; values: ImportValues }[];
  guardianConsent: boolean;
  guest?: GuestValues;
  /** Imported by the calls before this one; null: more calls follow. */
  before?: Counts | null;
}

export const noGuest: GuestValues = { hostId: '', visitReason: '' };

const countOf = ({ rows }: ImportResult, state: string): number => rows.filter((row) => row.state === state).length;

/** Saves the rows that are right. */
export const createApply = (
  services: Services,
  texts: Texts,
  settle: (result: ImportResult) => void,
  { isExternal, calls }: Source = frequentSource,
) =>
  createCommand(services, calls.importApply, {
    input: ({ rows, guardianConsent, guest = noGuest }: Applied) => ({
      rows: [...rows],
      consent: true,
      guardianConsent,
      ...guestInput(isExternal, guest),
    }),
    done: (result, { before = none }) =>
      before ? texts.done(before.added + countOf(result, 'added'), before.updated + countOf(result, 'updated')) : '',
    settle: (outcome) => outcome.ok && settle(outcome.data),
  });
