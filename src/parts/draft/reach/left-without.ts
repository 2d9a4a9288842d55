import { travelStandard as calls } from '#contract/travel-standard.ts';
import type { StandardKind } from '#contract/travel-standard.ts';
import { addDays } from '#domain/china-time.ts';
import type { Services } from '#kit/services.ts';

/** Employees who go to another standard, and who are left without one, when theirs ends. */
export interface Left {
  elsewhere: number;
  without: number;
  /** Those that they go to. */
  next?: readonly { name: string; people: number }[];
}

/** Of a standard that ends in so many days; undefined: unknown. */
export async function leftWithout(
  services: Services,
  kind: StandardKind,
  { standardId, from }: { standardId: number; from: string },
  days: number,
): Promise<Left | undefined> {
  const first = addDays(services.clock.today(), days);
  const outcome = await services.api.send(calls.reach, {
    standardId,
    kind,
    from: from > first ? from : first,
    assigned: [],
  });
  return outcome.ok ? outcome.data : undefined;
}
