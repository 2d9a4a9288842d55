import { signal } from '@preact/signals-core';
import { notice } from '#contract/notice.ts';
import type { Notice } from '#contract/notice.ts';
import { onLogin } from '#kit/on-login.ts';
import type { Services } from '#kit/services.ts';
import { isType, loadDocument } from './catalogue.ts';
import type { DocumentType } from './catalogue.ts';
import type { Document } from './content/document.ts';

export type Opened = { state: 'loading' } | { state: 'failed' } | { state: 'unknown' } | { state: 'document'; document: Document } | { state: 'notices'; notices: readonly Notice[] };

export function createAgreement(services: Services, type: string) {
  const opened = signal<Opened>({ state: 'loading' });
  let isOver = false;

  async function read(which: DocumentType): Promise<Opened> {
    if (which !== 'notices') return { state: 'document', document: await loadDocument(which) };
    const { ok, data } = await services.api.send(notice.list, {}, { quiet: 'all' });
    return ok ? { state: 'notices', notices: data } : { state: 'failed' };
  }

  async function open(): Promise<void> {
    if (!isType(type)) {
      opened.value = { state: 'unknown' };
      return;
    }
    if (opened.peek().state !== 'notices') opened.value = { state: 'loading' };
    const next = await read(type).catch((): Opened => ({ state: 'failed' }));
    if (!isOver && !(next.state === 'failed' && opened.peek().state === 'notices')) opened.value = next;
  }

  void open();
  // The documents are the same for everybody.
  const stop = onLogin(services, () => type === 'notices' && void open());
  return {
    opened,
    retry: () => void open(),
    dispose() {
      isOver = true;
      stop();
    },
  };
}

export type AgreementModel = ReturnType<typeof createAgreement>;
