import { computed } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { application as calls } from '#contract/application.ts';
import type { ApplicationEstimate } from '#contract/application-views.ts';
import { applicationForm } from '#contract/application-form.ts';
import type { ApplicationPath } from '#contract/application-form.ts';
import type { Readable } from '#kit/readable.ts';
import { createFollowing } from '#kit/resources/following.ts';
import type { Services } from '#kit/services.ts';
import { saveInput } from '#parts/application/form/values.ts';
import type { FormValues } from '#parts/application/form/values.ts';

/** Fares of half an hour ago are no estimate of now. */
const freshMs = 30 * 60_000;

const tripOf = (values: FormValues) => {
  const { applicationId, mode, from, to, legs, cities, tripProducts, travellers } = saveInput(values);
  return { ...(applicationId && { applicationId }), mode, from, to, legs, cities, tripProducts, travellers };
};
const isWorth = ({ mode, legs, cities, tripProducts }: FormValues): boolean =>
  mode === 'legs' ? legs.some(({ to, day }) => to && day) : cities.some(Boolean) && tripProducts.length > 0;

/** Estimates of the legs by the fares of now; they follow the form. */
export function createEstimate(services: Services, values: Readable<FormValues>) {
  const following = createFollowing<ApplicationEstimate>(services, {
    about: computed(() => (isWorth(values.value) ? writeJson(tripOf(values.value)) : '')),
    pauseMs: 600,
    ask: (ending) => services.api.send(calls.estimate, tripOf(values.peek()), { quiet: 'all', signal: ending }),
  });
  const { atMs } = following;
  return {
    ...following,
    /** Prices may have changed since. */
    isStale: (): boolean => atMs.peek() > 0 && services.clock.now() - atMs.peek() > freshMs,
  };
}

const caseOf = (values: FormValues, estimate: ApplicationEstimate | null) => {
  const { budgets, costCenter, overReason, chosen } = saveInput(values);
  const judged = (estimate?.legs ?? []).map(({ legId, verdict, limit, units }) => ({ legId, verdict, limit, units }));
  return { ...tripOf(values), budgets, costCenter, overReason, chosen, judged };
};

/** The expected path of the application as it is typed, judged by the estimates that are shown; it waits for a trip. */
export const createPath = (
  services: Services,
  values: Readable<FormValues>,
  estimate: Readable<ApplicationEstimate | null>,
) =>
  createFollowing<ApplicationPath>(services, {
    about: computed(() => {
      const { mode, legs, tripProducts } = values.value;
      return (mode === 'legs' ? legs.length : tripProducts.length)
        ? writeJson(caseOf(values.value, estimate.value))
        : '';
    }),
    pauseMs: 900,
    ask: (ending) =>
      services.api.send(applicationForm.path, caseOf(values.peek(), estimate.peek()), {
        quiet: 'all',
        signal: ending,
      }),
  });
