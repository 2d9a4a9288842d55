import { standardStates, travelStandard as calls } from '#contract/travel-standard.ts';
import type { StandardRow } from '#contract/travel-standard.ts';
import { createCommand } from '#kit/forms/command.ts';
import { choiceFilter, textFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { importAgain } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

export const states = ['all', ...standardStates] as const;

export interface StandardFilters {
  state: (typeof states)[number];
  keyword: string;
}

const standardListing: ListingSpec<StandardRow, StandardFilters> = {
  filters: { state: choiceFilter(states, 'all'), keyword: textFilter() },
  sorts: ['-updated', 'name'],
  size: 20,
  idOf: ({ standardId }) => String(standardId),
};

/** A standard, and the numbers that its writes name: another person's change since is refused. */
export interface SeenStandard {
  standard: Pick<StandardRow, 'standardId' | 'name' | 'people'>;
  lock: number;
  published: number;
  /** Employees who go to another standard, and who are left without one, when it ends. */
  left?: Parameters<Texts['retireQuestion']>[1];
}

export const createCopy = (services: Services, texts: Texts, opened: (standardId: number) => void) =>
  createCommand(services, calls.copy, {
    input: ({ standardId, name }: Pick<StandardRow, 'standardId' | 'name'>) => ({
      standardId,
      standardName: texts.copyOf(name),
    }),
    done: () => texts.copied,
    settle: (outcome) => outcome.ok && opened(outcome.data.standardId),
  });

export const createRetire = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.retire, {
    input: ({ standard, published }: SeenStandard) => ({
      standardId: standard.standardId,
      version: published,
      to: services.clock.today(),
    }),
    confirm: ({ standard, left }) => texts.retireQuestion(standard.name, left),
    done: () => texts.retired,
    settle,
  });

export const createRemove = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.remove, {
    input: ({ standard, lock }: SeenStandard) => ({ standardId: standard.standardId, part: 'standard' as const, lock }),
    confirm: ({ standard }) => texts.removeQuestion(standard.name),
    done: () => texts.removed,
    settle,
  });

export function createStandards(services: Services, texts: Texts) {
  const list = createListing(services, calls.list, standardListing);
  const open = (id: number) => services.navigate('travel_edit_standard_settings', { id });
  const copy = createCopy(services, texts, open);
  const retire = createRetire(services, texts, list.refresh);
  const remove = createRemove(services, texts, list.refresh);
  /** The rows do not know the numbers of a draft. */
  async function seen(standard: StandardRow, run: (args: SeenStandard) => unknown): Promise<void> {
    const outcome = await services.api.send(calls.detail, { standardId: standard.standardId });
    if (outcome.ok) run({ standard, lock: outcome.data.lock, published: outcome.data.published });
  }
  return {
    list,
    open,
    copy: (one: StandardRow) => void copy.run(one),
    async retire(one: StandardRow): Promise<void> {
      const part = await importAgain(() => import('#parts/draft/reach/left-without.ts')).catch(() => undefined);
      const left = await part?.leftWithout(services, 'travel', one, 1);
      await seen(one, (args) => retire.run({ ...args, left }));
    },
    remove: (one: StandardRow) => void seen(one, remove.run),
    dispose: () => list.dispose(),
  };
}
