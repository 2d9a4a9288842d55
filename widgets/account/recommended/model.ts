import { recommend as calls, recommendGroups } from '#contract/recommend.ts';
import type { Recommended, RecommendGroup } from '#contract/recommend.ts';
import { choiceFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';

export interface RecommendFilters {
  group: RecommendGroup;
}

export const recommendListing: ListingSpec<Recommended, RecommendFilters> = {
  filters: { group: choiceFilter(recommendGroups, 'all') },
  sorts: ['-registered', '-income'],
  size: 20,
  idOf: ({ id }) => id,
};

export function createRecommended(services: Services) {
  const list = createListing(services, calls.AppRecommendedList, recommendListing);
  const counts = createResource(services, calls.appRecommendedCount, {});
  const own = createResource(services, calls.appRecommendMember, {});
  void counts.load();
  void own.load();
  return {
    list,
    counts: counts.data,
    counting: counts.current,
    own,
    /** Opens the registration at this member's code. "" where places have no address. */
    linkOf(code: string): string {
      const href = services.hrefOf('Login', { type: '2', recommend: code });
      return href && (services.fullAddress?.(href) ?? href);
    },
    dispose() {
      list.dispose();
      counts.dispose();
      own.dispose();
    },
  };
}
