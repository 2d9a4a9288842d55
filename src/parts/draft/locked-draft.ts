import { batch, computed, signal } from '@preact/signals-core';
import { readJson, writeJson } from '#base/json.ts';
import type { Messages, Outcome, Services } from '#kit/services.ts';
import { createHistory } from './history.ts';
import { same } from './same.ts';

/** The data of a 409: another person has saved, published or removed since. */
export interface DraftConflict {
  kind: 'changed';
  by: string;
  at: string;
  lock: number;
  version: number;
}

/** The data of a 409; undefined for another outcome. */
export const refusalOf = <R>(outcome: Outcome<unknown>): R | undefined =>
  !outcome.ok && outcome.ret === 409 ? ((outcome.data ?? undefined) as R | undefined) : undefined;

/** Changes that are closer than this are kept on the device together. */
const keepPauseMs = 200;

interface LockedDraftSpec<D> {
  /** Kind of the draft in the storage of the device. */
  kind: string;
  /** 0: a new thing. */
  id: number;
  lock: number;
  first: D;
  leave: Parameters<Messages['confirm']>[0];
}

/**
 * A draft with undo, which two persons may edit: a save names the lock that it was made from. Changes that no save has
 * taken are kept on the device, and asked about before the page is left.
 */
export function createLockedDraft<D>(
  services: Services,
  { kind, id: firstId, lock: firstLock, first, leave }: LockedDraftSpec<D>,
) {
  const { drafts } = services;
  const id = signal(firstId);
  const key = () => `${kind}.${id.peek()}`;
  const kept = readKept<D>(drafts.get(key(), ''));
  const lock = signal(kept?.lock ?? firstLock);
  /** The draft as the server has it. */
  const base = signal(first);
  const edits = createHistory(kept?.draft ?? first);
  const conflict = signal<DraftConflict | null>(null);
  const isDirty = computed(() => !same(edits.value.value, base.value));
  let stopTimer: (() => void) | undefined;
  const keep = (): void => {
    stopTimer?.();
    stopTimer = undefined;
    if (isDirty.peek()) drafts.set(key(), writeJson({ lock: lock.peek(), draft: edits.value.peek() }));
    else drafts.remove(key());
  };
  // To write a large draft takes longer than a key may.
  const keepSoon = (): void => {
    stopTimer ??= services.timers.after(keepPauseMs, keep);
  };
  const stop = edits.value.subscribe(keepSoon);
  return {
    edits,
    id,
    lock,
    isDirty,
    isRestored: kept !== undefined && isDirty.peek(),
    conflict,
    /** The server has this draft. Changes made since it was sent stay kept, under the number that a new thing gets. */
    saved(draft: D, saved: { id: number; lock: number }): void {
      drafts.remove(key());
      batch(() => {
        id.value = saved.id;
        lock.value = saved.lock;
        base.value = draft;
        conflict.value = null;
      });
      keep();
    },
    /** The own draft goes over that of the other person, with the next save. */
    keepMine(): boolean {
      const other = conflict.peek();
      if (!other) return false;
      lock.value = other.lock;
      conflict.value = null;
      return true;
    },
    /** The other person's draft is shown; undo brings the own one back. */
    take(draft: D, theirLock: number): void {
      batch(() => {
        lock.value = theirLock;
        base.value = draft;
        conflict.value = null;
        edits.change(draft);
      });
    },
    discard(): void {
      drafts.remove(key());
      edits.change(base.peek());
    },
    async mayLeave(): Promise<boolean> {
      if (!isDirty.peek()) return true;
      if (!(await services.say.confirm(leave))) return false;
      drafts.remove(key());
      base.value = edits.value.peek();
      return true;
    },
    dispose(): void {
      stop();
      if (stopTimer) keep();
    },
  };
}

function readKept<D>(text: string | undefined): { draft: D; lock: number } | undefined {
  try {
    return text ? (readJson(text) as { draft: D; lock: number }) : undefined;
  } catch {
    return undefined;
  }
}
