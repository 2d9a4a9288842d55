import type { external as rows } from '#contract/external.ts';
import type { externalSchemas } from '#contract/external.schema.ts';
import type { HandlersOf } from '../call.ts';
import { listHosts } from '../passengers/list-hosts.ts';
import { passengerCalls } from '../passengers/passenger-calls.ts';
import { external } from '../passengers/rosters.ts';

export const externalHandlers: HandlersOf<typeof rows, typeof externalSchemas> = {
  ...passengerCalls(external),
  hosts: listHosts,
};
