import { companySubstitute as calls } from '#contract/company-substitute.ts';
import type { Substitute } from '#contract/company-substitute.ts';
import { substituteStates } from '#domain/company/substitutes.ts';
import { createCommand } from '#kit/forms/command.ts';
import { choiceFilter, textFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

const substituteGroups = ['all', ...substituteStates] as const;
export interface SubstituteFilters {
  state: (typeof substituteGroups)[number];
  keyword: string;
}

export const substituteListing: ListingSpec<Substitute, SubstituteFilters> = {
  filters: { state: choiceFilter(substituteGroups, 'all'), keyword: textFilter() },
  sorts: ['-from'],
  size: 20,
  idOf: ({ substituteId }) => substituteId,
};

export const createEnd = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.end, {
    input: ({ substituteId }: Pick<Substitute, 'substituteId' | 'booker'>) => ({ substituteId }),
    confirm: ({ booker }) => texts.endQuestion(booker.name),
    done: () => texts.ended,
    settle,
  });

export function createSubstitutes(services: Services, texts: Texts) {
  const list = createListing(services, calls.list, substituteListing);
  const end = createEnd(services, texts, () => list.refresh());
  return { list, end: (one: Substitute) => void end.run(one), dispose: list.dispose };
}
