import { workbench } from '#contract/workbench.ts';
import { shareResource } from '#kit/resources/shared-resource.ts';

/** The member's wallet, credit line and pay password: one read for the account centre and the workbench. */
export const memberCard = shareResource(workbench.accounts, {}, 60_000, true);
