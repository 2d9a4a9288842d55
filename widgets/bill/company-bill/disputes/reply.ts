import { computed, signal } from '@preact/signals-core';
import { application } from '#contract/application.ts';
import type { ApplicationFile } from '#contract/application-views.ts';
import type { Services } from '#kit/services.ts';
import { createFiles } from '#parts/application/files.ts';
import type { DisputeTexts } from './texts.ts';

export interface SentReply {
  disputeId: number;
  act: 'add' | 'accept' | 'appeal';
  text: string;
  attachmentIds: string[];
}

/** The next word of the company on one dispute. Its text is kept through a reload. */
export function createReply(services: Services, t: DisputeTexts, disputeId: number) {
  const draftKey = `bill.reply.${disputeId}`;
  const text = signal(services.drafts.get(draftKey, { text: '' })?.text ?? '');
  const lacks = signal(false);
  /** It was sent before a file was there. */
  const isHeld = signal(false);
  const attachments = signal<readonly ApplicationFile[]>([]);
  const files = createFiles(services, application.attach, t, {
    values: computed(() => ({ attachments: [...attachments.value] })),
    edit: (change) => void (attachments.value = change.attachments),
  });
  return {
    text,
    lacks,
    attachments,
    files,
    fileFault: computed(() => (isHeld.value ? files.waits.value : '')),
    type(typed: string): void {
      text.value = typed;
      services.drafts.set(draftKey, { text: typed });
      lacks.value = false;
    },
    /** The content that is sent; null: it lacks a text, or waits for a file. */
    content(act: SentReply['act']): SentReply | null {
      lacks.value = act !== 'accept' && !text.peek().trim();
      isHeld.value = files.waits.peek() !== '';
      const attachmentIds = attachments.peek().map(({ attachmentId }) => attachmentId);
      return lacks.peek() || isHeld.peek() ? null : { disputeId, act, text: text.peek(), attachmentIds };
    },
    /** The server has it: what has come since stays. */
    took(sent: SentReply): void {
      attachments.value = attachments.peek().filter(({ attachmentId }) => !sent.attachmentIds.includes(attachmentId));
      if (text.peek() !== sent.text) return;
      text.value = '';
      services.drafts.remove(draftKey);
    },
  };
}
