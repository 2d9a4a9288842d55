import { travelStandard as calls } from '#contract/travel-standard.ts';
import type { StandardKind } from '#contract/travel-standard.ts';
import { addDays } from '#domain/china-time.ts';
import type { Services } from '#kit/services.ts';

/** Employees who lose a standard that ends in so many days, and those of them who have another one; undefined: unknown. */
export async function leftWithout(
  services: Services,
  kind: StandardKind,
  { standardId, from }: { standardId: number; from: string },
  days: number,
): Promise<{ elsewhere: number; without: number } | undefined> {
  const first = addDays(services.clock.today(), days);
  const outcome = await services.api.send(calls.reach, {
    standardId,
    kind,
    from: from > first ? from : first,
    assigned: [],
  });
  return outcome.ok ? outcome.data : undefined;
}
