import { relations } from '#contract/passenger.ts';
import type { CertType, Passenger, Relation } from '#contract/passenger.ts';
import { createCommand } from '#kit/forms/command.ts';
import { choiceFilter, textFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';
import { frequentSource } from './source.ts';
import type { Source } from './source.ts';
import type { Texts } from './texts.ts';

export const passengerGroups = ['all', 'own', 'company', 'attention'] as const;
export interface PassengerFilters {
  group: (typeof passengerGroups)[number];
  keyword: string;
  relation: 'all' | Relation;
}

export const passengerListing: ListingSpec<Passenger, PassengerFilters> = {
  filters: {
    group: choiceFilter(passengerGroups, 'all'),
    keyword: textFilter(),
    relation: choiceFilter(['all', ...relations], 'all'),
  },
  sorts: ['rank', 'name'],
  size: 20,
  idOf: ({ id }) => id,
};

/** Deletes a passenger whom the member may change. */
export const createRemove = (
  services: Services,
  texts: Texts,
  settle: () => unknown,
  { calls }: Source = frequentSource,
) =>
  createCommand(services, calls.remove, {
    input: ({ id }: Passenger) => ({ id }),
    confirm: ({ name }) => texts.removeQuestion(name),
    done: () => texts.removed,
    settle,
  });

export function createPassengers(services: Services, texts: Texts, source: Source) {
  const list = createListing(services, source.calls.list, passengerListing);
  const remove = createRemove(services, texts, () => list.refresh(), source);
  return {
    list,
    remove: (person: Passenger) => void remove.run(person),
    /** The number of a document; "" where the server refuses it, which is shown. */
    async reveal({ id }: Passenger, certType: CertType): Promise<string> {
      const outcome = await services.api.send(source.calls.reveal, { id, certType });
      return outcome.ok ? outcome.data.certNo : '';
    },
    dispose: list.dispose,
  };
}

export type PassengersModel = ReturnType<typeof createPassengers>;
