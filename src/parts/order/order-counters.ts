import { workbench } from '#contract/workbench.ts';
import { shareResource } from '#kit/resources/shared-resource.ts';

/** Orders to pay and trips to come, by product: one read for all menus of a page. */
export const orderCounters = shareResource(workbench.counters, {}, 60_000, true);
