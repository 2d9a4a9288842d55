import { address as calls } from '#contract/address.ts';
import type { Address } from '#contract/address.ts';
import { regionText } from '#domain/region/region-text.ts';
import { createCommand } from '#kit/forms/command.ts';
import { textFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';
import type { Texts } from './texts.ts';

export interface AddressFilters {
  keyword: string;
}

export const addressListing: ListingSpec<Address, AddressFilters> = {
  filters: { keyword: textFilter() },
  sorts: ['-rank'],
  size: 20,
  idOf: ({ addressId }) => addressId,
};

/** Region and street in one line. */
export const placeText = (address: Address): string => `${regionText(address)}${address.street}`;

export const createRemove = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.remove, {
    input: ({ addressId }: Address) => ({ addressId }),
    confirm: (address) => texts.removeQuestion(address.receiver, placeText(address)),
    done: () => texts.removed,
    settle,
  });

export const createMakeDefault = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.makeDefault, {
    input: ({ addressId }: Address) => ({ addressId }),
    done: () => texts.madeDefault,
    settle,
  });

export function createAddresses(services: Services, texts: Texts) {
  const list = createListing(services, calls.list, addressListing);
  const [remove, makeDefault] = [createRemove, createMakeDefault].map((create) =>
    create(services, texts, () => list.refresh()),
  );
  return {
    list,
    remove: (address: Address) => void remove?.run(address),
    makeDefault: (address: Address) => void makeDefault?.run(address),
    dispose: list.dispose,
  };
}
