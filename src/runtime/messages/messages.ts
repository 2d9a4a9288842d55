import { signal } from '@preact/signals-core';
import type { Messages } from '#kit/services.ts';

interface ShownToast {
  id: number;
  text: string;
  kind: 'ok' | 'warn' | 'bad';
}

export interface ShownDialog {
  title: string;
  text: string;
  yes: string;
  /** Absent: an alert with one button. */
  no?: string;
  kind: 'action' | 'danger' | 'primary' | 'outline';
  answer(yes: boolean): void;
}

const stackLimit = 3;

/** The one presenter of toasts, alerts and confirmations of a mount; `<MessageArea>` shows it in its shadow root. */
export function createMessages(after: (ms: number, run: () => void) => () => void) {
  const toasts = signal<readonly ShownToast[]>([]);
  const dialog = signal<ShownDialog | null>(null);
  const waiting: ShownDialog[] = [];
  let nextId = 0;

  const close = (id: number) => {
    toasts.value = toasts.value.filter((toast) => toast.id !== id);
  };

  const ask = (options: Omit<ShownDialog, 'answer'>) =>
    new Promise<boolean>((resolve) => {
      const shown: ShownDialog = {
        ...options,
        answer(yes) {
          dialog.value = waiting.shift() ?? null;
          resolve(yes);
        },
      };
      if (dialog.value) waiting.push(shown);
      else dialog.value = shown;
    });

  const say: Messages = {
    toast(text, kind = 'ok', seconds = kind === 'bad' ? 5 : 3) {
      if (toasts.value.some((toast) => toast.text === text)) return;
      nextId += 1;
      const id = nextId;
      toasts.value = [...toasts.value, { id, text, kind }].slice(-stackLimit);
      after(seconds * 1000, () => close(id));
    },
    async alert({ title = '', text, button = '我知道了' }) {
      await ask({ title, text, yes: button, kind: 'primary' });
    },
    confirm: ({ title = '', text, yes = '确定', no = '取消', kind = 'action' }) => ask({ title, text, yes, no, kind }),
  };
  /** A question about a page that is gone is answered with no. */
  function drop(): void {
    if (dialog.peek()?.no !== undefined) dialog.peek()?.answer(false);
  }
  return { toasts, dialog, close, drop, say, after };
}

export type MessagesModel = ReturnType<typeof createMessages>;
