import type { TravelType } from '#domain/flight/search/search-state.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';

const key = 'flight-search:private';

/** Members of a company start in 因公, or in 因私 if they chose it last on this device, for flights and hotels alike. All others travel privately. */
export function createTravelType({ preferences, session }: Services, canBusiness: Readable<boolean>) {
  const kept = () => preferences.get(key, ['']) ?? [];
  const idOf = () => session.user.value?.memberId ?? '';
  return {
    travelTypeOf: ({ travelType }: { travelType: '' | TravelType }): TravelType => {
      if (!canBusiness.value) return 'private';
      return travelType || (kept().includes(idOf()) ? 'private' : 'business');
    },
    remember(travelType: TravelType) {
      const others = kept().filter((id) => id !== idOf());
      preferences.set(key, travelType === 'private' ? [...others, idOf()] : others);
    },
  };
}
