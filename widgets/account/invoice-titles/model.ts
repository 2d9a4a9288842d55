import { invoice as calls } from '#contract/invoice.ts';
import type { InvoiceTitle } from '#contract/invoice.ts';
import { titleKinds } from '#domain/invoice/title-kinds.ts';
import { createCommand } from '#kit/forms/command.ts';
import { choiceFilter, textFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

export const titleGroups = ['all', ...titleKinds] as const;
export interface TitleFilters {
  kind: (typeof titleGroups)[number];
  keyword: string;
}

export const titleListing: ListingSpec<InvoiceTitle, TitleFilters> = {
  filters: { kind: choiceFilter(titleGroups, 'all'), keyword: textFilter() },
  sorts: ['-rank'],
  size: 20,
  idOf: ({ titleId }) => titleId,
};

export const createRemove = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.remove, {
    input: ({ titleId }: InvoiceTitle) => ({ titleId }),
    confirm: ({ titleName }) => texts.removeQuestion(titleName),
    done: () => texts.removed,
    settle,
  });

export const createMakeDefault = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.makeDefault, {
    input: ({ titleId }: InvoiceTitle) => ({ titleId }),
    done: () => texts.madeDefault,
    settle,
  });

export function createTitles(services: Services, texts: Texts) {
  const list = createListing(services, calls.list, titleListing);
  const remove = createRemove(services, texts, () => list.refresh());
  const makeDefault = createMakeDefault(services, texts, () => list.refresh());
  return {
    list,
    remove: (title: InvoiceTitle) => void remove.run(title),
    makeDefault: (title: InvoiceTitle) => void makeDefault.run(title),
    dispose: list.dispose,
  };
}
