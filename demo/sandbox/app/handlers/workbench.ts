import type { workbench } from '#contract/workbench.ts';
import type { workbenchSchemas } from '#contract/workbench.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { staffViewers, workbenchAccounts } from '../../company/workbench/accounts.ts';
import { workbenchApprovals } from '../../company/workbench/approvals.ts';
import { orderCounters } from '../../company/workbench/counters.ts';
import { recentOrders } from '../../company/workbench/recent-orders.ts';
import { findInCompany } from '../../company/workbench/find.ts';
import { workbenchSummary } from '../../company/workbench/summary.ts';

export const workbenchHandlers: HandlersOf<typeof workbench, typeof workbenchSchemas> = {
  summary: workbenchSummary,
  counters: orderCounters,
  approvals: workbenchApprovals,
  orders: recentOrders,
  accounts: workbenchAccounts,
  staff: staffViewers,
  find: findInCompany,
};
