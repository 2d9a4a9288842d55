import { hasLanded } from '../intl-lead.ts';
import { sameLeg } from '../../trip/legs.ts';
import type { OnLeg } from '../../trip/legs.ts';

type Flown = Parameters<typeof hasLanded>[0];

/** Lines of the checklist that still ask for something: without those of a way that is flown. */
export const rulesAhead = <Rule extends OnLeg>(
  rules: readonly Rule[],
  slices: readonly (OnLeg & { flights: Flown })[],
  nowMs: number,
): Rule[] =>
  rules.filter(
    (rule) =>
      !hasLanded(
        slices.filter((slice) => sameLeg(slice, rule)).flatMap(({ flights }) => flights),
        nowMs,
      ),
  );
