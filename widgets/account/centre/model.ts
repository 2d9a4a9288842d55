import { workbench } from '#contract/workbench.ts';
import { memberCard } from '#parts/account/member-card.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';

/** The account centre's first page: two cards that read for themselves, the rest is known from the session. */
export function createCentre(services: Services) {
  const accounts = memberCard(services);
  const orders = createResource(services, workbench.orders, { limit: 5 }, { freshMs: 60_000 });
  void orders.load();
  return {
    accounts,
    orders,
    dispose() {
      accounts.dispose();
      orders.dispose();
    },
  };
}

export type CentreModel = ReturnType<typeof createCentre>;
