import { car as calls } from '#contract/car.ts';
import type { CarStandardRow } from '#contract/car.ts';
import { standardStates } from '#contract/travel-standard.ts';
import { createCommand } from '#kit/forms/command.ts';
import { choiceFilter, textFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { importAgain } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import type { Left } from '#parts/draft/reach/left-without.ts';
import type { Texts } from '#parts/car/list/texts.ts';

export const states = ['all', ...standardStates] as const;

export interface CarFilters {
  state: (typeof states)[number];
  keyword: string;
}

export const carListing: ListingSpec<CarStandardRow, CarFilters> = {
  filters: { state: choiceFilter(states, 'all'), keyword: textFilter() },
  sorts: ['-updated', 'name'],
  size: 20,
  idOf: ({ standardId }) => String(standardId),
};

const isOn = ({ state }: CarStandardRow): boolean => state === 'active' || state === 'planned';

/** `left`: employees who go to another standard, and who are left without one, when it ends. */
type Enabling = CarStandardRow & { left?: Left | undefined };

/** Starts a standard that has ended, or ends one that counts. */
export const createEnable = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.enable, {
    input: (one: Enabling) => ({ standardId: one.standardId, version: one.version, isEnabled: !isOn(one) }),
    confirm: ({ left, ...one }) =>
      isOn(one)
        ? texts.disableQuestion(one.name, left)
        : { title: `${texts.enable}“${one.name}”`, text: texts.lead, yes: texts.enable },
    done: (_, one) => (isOn(one) ? texts.disabled : texts.enabled),
    settle,
  });

export const createRemove = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.remove, {
    input: ({ standardId, version }: CarStandardRow) => ({ standardId, version }),
    confirm: ({ name }) => texts.removeQuestion(name),
    done: () => texts.removed,
    settle,
  });

export function createCarStandards(services: Services, texts: Texts) {
  const list = createListing(services, calls.list, carListing);
  const enable = createEnable(services, texts, list.refresh);
  const remove = createRemove(services, texts, list.refresh);
  return {
    list,
    isOn,
    async enable(one: CarStandardRow): Promise<void> {
      const part =
        isOn(one) && (await importAgain(() => import('#parts/draft/reach/left-without.ts')).catch(() => undefined));
      await enable.run(part ? { ...one, left: await part.leftWithout(services, 'car', one, 0) } : one);
    },
    remove: (one: CarStandardRow) => void remove.run(one),
    open: (query: { id?: number; copy?: number } = {}) => services.navigate('usecar_install_info', query),
    dispose: () => list.dispose(),
  };
}
