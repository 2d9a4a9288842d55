import { computed } from '@preact/signals-core';
import { account } from '#contract/account.ts';
import { companyBill } from '#contract/company-bill.ts';
import { reportForm } from '#contract/report-form.ts';
import { settlement } from '#contract/settlement.ts';
import { subordinate } from '#contract/subordinate.ts';
import { voucher } from '#contract/voucher.ts';
import { workbench } from '#contract/workbench.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { orderCounters } from '#parts/order/order-counters.ts';
import { memberCard } from '#parts/account/member-card.ts';
import { sharedNotices } from '#parts/messages/notices.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';

export type WorkbenchKind = 'company' | 'travel' | 'personal';

/** A workbench that comes back into view after this long asks again. */
const fresh = { freshMs: 60_000 };

/** Every card reads its own part, so that one that fails leaves the others alone. */
export function createWorkbench(services: Services, kind: WorkbenchKind) {
  const own = {
    summary: createResource(services, workbench.summary, {}, fresh),
    orders: createResource(services, workbench.orders, { limit: 5 }, fresh),
    vouchers: createResource(services, voucher.counts, {}, fresh),
    ...(kind === 'travel' && { standard: createResource(services, account.memberInfoEx, {}, fresh) }),
    ...(services.config.peek().switches.applyForForm &&
      ['70', '7_0'].includes(levelOf(services.session.user.peek())) && {
        approvals: createResource(services, workbench.approvals, {}, fresh),
      }),
    // A member of another level would only be refused.
    ...(kind === 'company' &&
      levelOf(services.session.user.peek()) === '70' && {
        staff: createResource(services, workbench.staff, {}, fresh),
        bills: createResource(services, companyBill.list, { size: 6 }, fresh),
        billsToConfirm: createResource(services, companyBill.list, { group: 'toConfirm', size: 20 }, fresh),
        settlement: createResource(services, settlement.get, {}, fresh),
        statistics: createResource(services, reportForm.companyStatistics, {}, fresh),
      }),
    ...(['40', '50'].includes(levelOf(services.session.user.peek())) && {
      team: createResource(services, subordinate.tree, {}, fresh),
    }),
  };
  for (const resource of Object.values(own)) void resource.load();
  const readings = {
    ...own,
    accounts: memberCard(services),
    counters: orderCounters(services),
    notices: sharedNotices(services),
  };
  return {
    ...readings,
    /** The company's own warning level, as its settlement has it; undefined until it is read. */
    creditWarning: computed(() => own.settlement?.data.value?.credit),
    /** The moment that the figures are of, milliseconds. */
    nowMs: own.summary.asOfMs,
    /** A deadline has passed: the figures are others now. */
    expired() {
      void own.summary.load();
      void readings.counters.load();
      void own.orders.load();
    },
    dispose() {
      for (const resource of Object.values(readings)) resource.dispose();
    },
  };
}

export type WorkbenchModel = ReturnType<typeof createWorkbench>;
