import { companyBill } from '#contract/company-bill.ts';
import type { BillDispute } from '#contract/company-bill.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { createBillModel } from '../model.ts';
import { createReply } from './reply.ts';
import type { SentReply } from './reply.ts';
import type { DisputeTexts } from './texts.ts';

/** Disputes of the company that are read at once, the newest first. */
const mostRead = 100;
const freshMs = 30_000;

export type DisputesModel = ReturnType<typeof createDisputes>;

/** The disputes of a company, with the bill that they are seen from. */
export function createDisputes(services: Services, t: DisputeTexts, billId: number) {
  const bill = createBillModel(services, billId);
  const list = createResource(services, companyBill.disputes, { size: mostRead }, { freshMs });
  void list.load();
  const replies = new Map<number, ReturnType<typeof createReply>>();
  const replyTo = (disputeId: number) => {
    const reply = replies.get(disputeId) ?? createReply(services, t, disputeId);
    replies.set(disputeId, reply);
    return reply;
  };
  /** The days to confirm are over, and one dispute alone keeps the bill open. */
  const endsBill = (): boolean => {
    const known = bill.detail.data.peek();
    return known?.disputes === 1 && services.clock.today() > known.confirmBy;
  };
  const settle = () => Promise.all([list.load(), bill.detail.load()]);
  const reply = createCommand(services, companyBill.disputeReply, {
    input: (sent: SentReply) => sent,
    done: (_, { act }) => ({ add: t.added, accept: t.accepted, appeal: t.appealed })[act],
    async settle(outcome, sent) {
      if (outcome.ok) replyTo(sent.disputeId).took(sent);
      await settle();
    },
  });
  const withdraw = createCommand(services, companyBill.disputeWithdraw, {
    input: ({ disputeId }: BillDispute) => ({ disputeId }),
    confirm: () => t.withdrawAsk(endsBill()),
    done: () => t.withdrawn,
    settle,
  });
  const urge = createCommand(services, companyBill.disputeUrge, {
    input: ({ disputeId }: BillDispute) => ({ disputeId }),
    done: () => t.urgeDone,
    settle,
  });
  return {
    bill,
    list,
    replyTo,
    reply,
    withdraw,
    urge,
    async send({ disputeId }: BillDispute, act: SentReply['act']): Promise<void> {
      const sent = replyTo(disputeId).content(act);
      if (!sent) return;
      if (act === 'accept' && !(await services.say.confirm(t.acceptAsk(endsBill())))) return;
      await reply.run(sent);
    },
    dispose() {
      bill.dispose();
      list.dispose();
    },
  };
}
