import { computed, signal } from '@preact/signals-core';
import type { ApplicationFile } from '#contract/application-views.ts';
import { application } from '#contract/application.ts';
import { companyBill } from '#contract/company-bill.ts';
import type { BillDispute } from '#contract/company-bill.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import { createFiles } from '#parts/application/files.ts';
import { createBillModel } from '../model.ts';
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
  /** Typed words are kept with their dispute, through a reload too. */
  let opened = 0;
  const draftKey = () => `bill.reply.${opened}`;
  const text = signal('');
  const lacks = signal(false);
  /** It was sent before a file was there. */
  const isHeld = signal(false);
  const attachments = signal<readonly ApplicationFile[]>([]);
  const files = createFiles(services, application.attach, t, {
    values: computed(() => ({ attachments: [...attachments.value] })),
    edit: (change) => void (attachments.value = change.attachments),
  });
  /** The days to confirm are over, and one dispute alone keeps the bill open. */
  const endsBill = (): boolean => {
    const known = bill.detail.data.peek();
    return known?.disputes === 1 && services.clock.today() > known.confirmBy;
  };
  const settle = () => Promise.all([list.load(), bill.detail.load()]);
  const reply = createCommand(services, companyBill.disputeReply, {
    input: ({ disputeId, act }: { disputeId: number; act: 'add' | 'accept' | 'appeal' }) => ({
      disputeId,
      act,
      text: text.peek(),
      attachmentIds: attachments.peek().map(({ attachmentId }) => attachmentId),
    }),
    done: (_, { act }) => ({ add: t.added, accept: t.accepted, appeal: t.appealed })[act],
    async settle(outcome) {
      if (outcome.ok) {
        text.value = '';
        services.drafts.remove(draftKey());
        attachments.value = [];
        files.forget();
      }
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
    text,
    lacks,
    attachments,
    files,
    fileFault: computed(() => (isHeld.value ? files.waits.value : '')),
    reply,
    withdraw,
    urge,
    /** The dispute that is answered now. */
    open(disputeId: number) {
      if (opened === disputeId) return;
      opened = disputeId;
      text.value = services.drafts.get(draftKey(), { text: '' })?.text ?? '';
      lacks.value = false;
      isHeld.value = false;
      files.forget();
    },
    type(typed: string) {
      text.value = typed;
      services.drafts.set(draftKey(), { text: typed });
      lacks.value = false;
    },
    async send(dispute: BillDispute, act: 'add' | 'accept' | 'appeal'): Promise<void> {
      lacks.value = act !== 'accept' && !text.peek().trim();
      isHeld.value = files.waits.peek() !== '';
      if (lacks.peek() || isHeld.peek()) return;
      if (act === 'accept' && !(await services.say.confirm(t.acceptAsk(endsBill())))) return;
      await reply.run({ disputeId: dispute.disputeId, act });
    },
    dispose() {
      bill.dispose();
      list.dispose();
    },
  };
}
