import { companyProcess as calls, processStates } from '#contract/process.ts';
import type { ProcessKind, ProcessRow } from '#contract/process.ts';
import { processKinds } from '#domain/process/schema.ts';
import { createCommand } from '#kit/forms/command.ts';
import { choiceFilter, textFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

export const states = ['all', ...processStates] as const;
export const kinds = ['all', ...processKinds] as const;

export interface ProcessFilters {
  state: (typeof states)[number];
  kind: (typeof kinds)[number];
  keyword: string;
}

const processListing: ListingSpec<ProcessRow, ProcessFilters> = {
  filters: { state: choiceFilter(states, 'all'), kind: choiceFilter(kinds, 'all'), keyword: textFilter() },
  sorts: ['order'],
  size: 20,
  idOf: ({ processId }) => String(processId),
};

/** A process, and the numbers that its writes name. */
export interface SeenProcess {
  process: Pick<ProcessRow, 'processId' | 'name' | 'running' | 'version'>;
  lock: number;
}

export const createCopy = (services: Services, texts: Texts, opened: (processId: number) => void) =>
  createCommand(services, calls.copy, {
    input: ({ processId, name }: Pick<ProcessRow, 'processId' | 'name'>) => ({
      processId,
      processName: texts.copyOf(name),
    }),
    done: () => texts.copied,
    settle: (outcome) => outcome.ok && opened(outcome.data.processId),
  });

export const createRetire = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.retire, {
    input: ({ processId, version }: SeenProcess['process']) => ({ processId, version }),
    confirm: ({ name, running }) => texts.retireQuestion(name, running),
    done: () => texts.retired,
    settle,
  });

export const createRemove = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.remove, {
    input: ({ process, lock }: SeenProcess) => ({ processId: process.processId, part: 'process' as const, lock }),
    confirm: ({ process }) => texts.removeQuestion(process.name),
    done: () => texts.removed,
    settle,
  });

export function createProcesses(services: Services, texts: Texts) {
  const list = createListing(services, calls.list, processListing);
  const open = (id: number, kind?: ProcessKind) =>
    services.navigate('travel_edit_process_settings', { id, ...(kind && { kind }) });
  const copy = createCopy(services, texts, open);
  const retire = createRetire(services, texts, list.refresh);
  const remove = createRemove(services, texts, list.refresh);
  return {
    list,
    open,
    copy: (one: ProcessRow) => void copy.run(one),
    retire: (one: ProcessRow) => void retire.run(one),
    /** The rows do not know the lock of a draft. */
    async remove(process: ProcessRow): Promise<void> {
      const outcome = await services.api.send(calls.detail, { processId: process.processId });
      if (outcome.ok) await remove.run({ process, lock: outcome.data.lock });
    },
    dispose: () => list.dispose(),
  };
}
export type ProcessesModel = ReturnType<typeof createProcesses>;
