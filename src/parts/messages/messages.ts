import { computed, signal } from '@preact/signals-core';
import { message } from '#contract/message.ts';
import type { Message } from '#contract/message.ts';
import { pollAt } from '#domain/payment/poll.ts';
import type { Tempo } from '#domain/payment/poll.ts';
import { createResource } from '#kit/resources/resource.ts';
import type { Services } from '#kit/services.ts';
import type { NoticesModel } from './notices.ts';

const pageSize = 20;
const freshMs = 60_000;
/** A header that stays open asks twice a minute at first, every two minutes later. */
const bellTempo: Tempo = {
  everyMs: 30_000,
  growth: 1.25,
  failureGrowth: 2,
  slowestMs: 120_000,
  giveUpMs: Number.POSITIVE_INFINITY,
};

export type BellModel = ReturnType<typeof createBell>;

/** The messages and notices that a member has not read: the same number at every bell. `isPolled`: asks again by itself while the page is visible. */
export function createBell(services: Services, notices: NoticesModel, isPolled: boolean) {
  const unread = createResource(
    services,
    message.unread,
    {},
    { freshMs, ...(isPolled && { every: pollAt(bellTempo), until: () => false }) },
  );
  void unread.load();
  return {
    notices,
    count: computed(() => (unread.data.value?.unread ?? 0) + notices.unread.value),
    reload: () => void unread.load(),
    dispose: unread.dispose,
  };
}

export type MessagesModel = ReturnType<typeof createMessages>;

/** The member's messages, newest first, page by page. `onRead` runs when the server has marked some as read. */
export function createMessages(services: Services, onRead: () => void) {
  const later = signal<{ rows: readonly Message[]; next: string | null } | null>(null);
  const marked = signal<ReadonlySet<string> | 'all'>(new Set());
  const isBusy = signal(false);
  const first = createResource(
    services,
    message.list,
    { size: pageSize },
    {
      freshMs,
      onAnswer({ rows }) {
        // Pages that were opened stay below the first one that is read again, as long as they follow it.
        const known = [...(first.data.peek()?.rows ?? []), ...(later.peek()?.rows ?? [])];
        const at = known.findIndex(({ id }) => id === rows[rows.length - 1]?.id);
        const kept = later.peek();
        later.value = kept && at >= 0 ? { ...kept, rows: known.slice(at + 1) } : null;
        if (!later.value) marked.value = new Set();
      },
    },
  );
  void first.load();
  const next = computed(() => (later.value ? later.value.next : (first.data.value?.next ?? null)));

  return {
    current: first.current,
    rows: computed<readonly Message[]>(() =>
      [...(first.data.value?.rows ?? []), ...(later.value?.rows ?? [])].map((one) =>
        marked.value === 'all' || marked.value.has(one.id) ? { ...one, isRead: true } : one,
      ),
    ),
    hasMore: computed(() => next.value !== null),
    isBusy,
    load: () => void first.load(),
    async more() {
      const after = next.peek();
      if (after === null || isBusy.peek()) return;
      isBusy.value = true;
      const outcome = await services.api.send(message.list, { size: pageSize, after });
      isBusy.value = false;
      // The first page was read again meanwhile: these rows follow another one.
      if (!outcome.ok || next.peek() !== after) return;
      later.value = { rows: [...(later.peek()?.rows ?? []), ...outcome.data.rows], next: outcome.data.next };
    },
    /** One message, or all. */
    async read(id?: string) {
      const outcome = await services.api.send(message.read, id === undefined ? {} : { id });
      if (!outcome.ok) return;
      const before = marked.peek();
      marked.value = id === undefined || before === 'all' ? 'all' : new Set([...before, id]);
      onRead();
    },
    dispose: first.dispose,
  };
}
