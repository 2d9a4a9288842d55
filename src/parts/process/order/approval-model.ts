import { computed } from '@preact/signals-core';
import { approval } from '#contract/approval.ts';
import type { AuditDetail } from '#contract/approval.ts';
import type { OrderApproval } from '#contract/order.ts';
import { pollAt } from '#domain/payment/poll.ts';
import type { Tempo } from '#domain/payment/poll.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createResource } from '#kit/resources/resource.ts';
import { textsOf } from '#kit/use-texts.ts';
import type { Services } from '#kit/services.ts';
import { approvalTexts } from './texts.ts';

/** People take minutes, and the page is told within a quarter of one. */
const tempo: Tempo = { everyMs: 5000, growth: 1.2, failureGrowth: 2, slowestMs: 15_000, giveUpMs: Infinity };

const wordsOf = (services: Services) => textsOf(services, 'order-approval', approvalTexts);

/** Reminds those who decide on an order. */
export const createUrge = (services: Services, settle: () => unknown) =>
  createCommand(services, approval.urge, {
    input: (no: string) => ({ caseNo: no }),
    done: () => wordsOf(services).urged,
    settle,
  });

/** Takes a change or refund back that waits. */
export const createWithdrawRequest = (services: Services, settle: () => unknown) =>
  createCommand(services, approval.withdraw, {
    input: (no: string) => ({ caseNo: no }),
    confirm: () => wordsOf(services).withdrawQuestion,
    done: () => wordsOf(services).withdrawn,
    settle,
  });

/** The booker takes the price of now. */
export const createConfirmPrice = (services: Services, caseNo: string, settle: () => unknown) =>
  createCommand(services, approval.confirmPrice, {
    input: (total: string) => ({ caseNo, total }),
    done: () => wordsOf(services).confirmed,
    settle,
  });

export type ApprovalModel = ReturnType<typeof createApproval>;

/** A case about an order, followed until it is decided; `onDecided` reads again what the decision has changed. */
export function createApproval(services: Services, { caseNo, state }: OrderApproval, onDecided: () => unknown) {
  let isKnown = state !== 'running';
  const resource = createResource(
    services,
    approval.detail,
    { caseNo },
    {
      every: pollAt(tempo),
      until: (detail: AuditDetail) => detail.state !== 'running',
      freshMs: 5000,
      onAnswer(detail) {
        if (isKnown || detail.state === 'running') return;
        isKnown = true;
        onDecided();
      },
    },
  );
  const urge = createUrge(services, () => resource.load());
  const confirming = createConfirmPrice(services, caseNo, onDecided);
  const withdrawing = createWithdrawRequest(services, onDecided);
  void resource.load();
  return {
    detail: resource.data,
    phase: computed(() => resource.current.value.state),
    isUrging: computed(() => urge.busy.value !== null),
    isWithdrawing: computed(() => withdrawing.busy.value !== null),
    withdraw: () => void withdrawing.run(caseNo),
    isConfirming: computed(() => confirming.busy.value !== null),
    confirm: (total: string) => void confirming.run(total),
    urge: () => void urge.run(caseNo),
    reload: () => void resource.load(),
    /** Milliseconds of the server's clock. */
    now: services.clock.now,
    dispose: resource.dispose,
  };
}
