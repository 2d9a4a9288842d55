import type { external as rows } from '#contract/external.ts';
import type { externalSchemas } from '#contract/external.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { listHosts } from '../../orders/passengers/list-hosts.ts';
import { nextFlight } from '../../products/flight/create/next-journey.ts';
import { passengerCalls } from '../../orders/passengers/passenger-calls.ts';
import { external } from '../../orders/passengers/rosters.ts';

export const externalHandlers: HandlersOf<typeof rows, typeof externalSchemas> = {
  ...passengerCalls(external, nextFlight),
  hosts: listHosts,
};
