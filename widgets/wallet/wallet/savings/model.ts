import { rewardFilters, tianhanbaoFilters, wallet } from '#contract/wallet.ts';
import type { Reward, TianhanbaoEntry } from '#contract/wallet.ts';
import { choiceFilter, daysFilter } from '#kit/resources/list-filters.ts';
import type { Range } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';

export interface RewardFilters {
  state: (typeof rewardFilters)[number];
  days: Range;
}

export const rewardListing: ListingSpec<Reward, RewardFilters> = {
  filters: { state: choiceFilter(rewardFilters, 'all'), days: daysFilter() },
  sorts: ['-at'],
  size: 20,
  idOf: ({ id }) => id,
};

export interface TianhanbaoFilters {
  kind: (typeof tianhanbaoFilters)[number];
  days: Range;
}

export const tianhanbaoListing: ListingSpec<TianhanbaoEntry, TianhanbaoFilters> = {
  filters: { kind: choiceFilter(tianhanbaoFilters, 'all'), days: daysFilter() },
  sorts: ['-at'],
  size: 20,
  idOf: ({ id }) => id,
};

export function readAccount(services: Services) {
  const account = createResource(services, wallet.account, {}, { freshMs: 60_000 });
  void account.load();
  return account;
}

export const createRewards = (services: Services) => createListing(services, wallet.rewards, rewardListing);
export const createTianhanbao = (services: Services) => createListing(services, wallet.tianhanbao, tianhanbaoListing);
