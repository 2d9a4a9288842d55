import { signal } from '@preact/signals-core';
import type { Row } from '#contract/row.ts';
import type { Readable } from '../readable.ts';
import type { Messages, Services } from '../services.ts';
import { createRequestKeys, sendOnce } from './send-once.ts';

const words = { offline: '网络连接失败，请检查网络后重试', unknown: '暂未收到处理结果，请稍后查看' };

/** The outcome of one item; without `text` it is done. */
interface BulkResult<Item> {
  item: Item;
  text?: string;
}

export interface BulkState<Item> {
  /** Items to do in all. */
  total: number;
  results: readonly BulkResult<Item>[];
  isDone: boolean;
}

interface BulkSpec<Item, In> {
  idOf(item: Item): string;
  input(item: Item): Omit<In, 'requestId'>;
  confirm(items: readonly Item[]): Parameters<Messages['confirm']>[0];
  /** Reads again what has changed. */
  settle(): unknown;
}

export interface Bulk<Item> {
  /** Progress and outcome by item; null before the first run and after `close`. */
  state: Readable<BulkState<Item> | null>;
  run(items: readonly Item[]): Promise<void>;
  close(): void;
}

/**
 * One write for each of several items, one after another, each under a `requestId` of its own: a failure of one stops
 * none of the others. Ends without a word when another member is here.
 */
export function createBulk<Item, In extends { requestId: string }, Out>(
  services: Services,
  row: Row<In, Out>,
  { idOf, input, confirm, settle }: BulkSpec<Item, In>,
): Bulk<Item> {
  const state = signal<BulkState<Item> | null>(null);
  const keys = createRequestKeys(services);
  let isRunning = false;

  async function act(items: readonly Item[]): Promise<void> {
    const { user } = services.session;
    const member = user.peek()?.memberId;
    const isOther = () => user.peek()?.memberId !== member;
    if (!(await services.say.confirm(confirm(items))) || isOther()) return;
    if (!services.online.peek()) return services.say.toast(words.offline, 'bad');
    state.value = { total: items.length, results: [], isDone: false };
    for (const item of items) {
      const { requestId, isUnsure } = keys.of(idOf(item));
      const { outcome, isKnown } = await sendOnce(services, row, { ...input(item), requestId } as In, {
        quiet: 'all',
        isUnsure,
        goesOn: () => !isOther(),
      });
      if (isOther()) return void (state.value = null);
      if (isKnown) keys.forget(requestId);
      const result = { item, ...(!outcome.ok && { text: (isKnown && outcome.msg) || words.unknown }) };
      state.value = { total: items.length, results: [...(state.peek()?.results ?? []), result], isDone: false };
    }
    await settle();
    const last = state.peek();
    if (last) state.value = { ...last, isDone: true };
  }

  return {
    state,
    async run(items) {
      if (isRunning || items.length === 0) return;
      isRunning = true;
      await act(items).finally(() => (isRunning = false));
    },
    close: () => (state.value = null),
  };
}
