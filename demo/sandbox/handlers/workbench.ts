import type { workbench } from '#contract/workbench.ts';
import type { workbenchSchemas } from '#contract/workbench.schema.ts';
import type { HandlersOf } from '../call.ts';
import { staffViewers, workbenchAccounts } from '../workbench/accounts.ts';
import { orderCounters } from '../workbench/counters.ts';
import { recentOrders } from '../workbench/recent-orders.ts';
import { workbenchSummary } from '../workbench/summary.ts';

export const workbenchHandlers: HandlersOf<typeof workbench, typeof workbenchSchemas> = {
  summary: workbenchSummary,
  counters: orderCounters,
  orders: recentOrders,
  accounts: workbenchAccounts,
  staff: staffViewers,
};
