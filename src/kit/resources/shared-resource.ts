import type { Row } from '#contract/row.ts';
import { createResource, createStore } from './resource.ts';
import type { Resource, ResourceStore } from './resource.ts';
import type { Services } from '../services.ts';
import { writes } from './writes.ts';

/** The state of one row that all widgets of a page share. */
interface Shared<T> {
  memberId: string;
  store: ResourceStore<T>;
  members: Set<Resource<T>>;
  reading: { by: Resource<T>; done: Promise<T | null> } | null;
  /** Writes of the page before the last question. */
  writes: number;
}

/**
 * A row that several widgets of a page show: one call serves all of them, and a widget that comes later starts with
 * what is known. When the widget that asks goes, another one asks. The answer of a login row belongs to one member.
 * `moves`: a write of the page may have changed it, so that it is asked for again after each.
 */
export function shareResource<In, Out>(
  row: Row<In, Out>,
  input: In,
  freshMs: number,
  moves = false,
): (services: Services) => Resource<Out> {
  /** The member signal identifies its page: all mounts of a page have the same one. */
  const pages = new WeakMap<object, Shared<Out>>();

  return (services) => {
    const { user } = services.session;
    const memberId = row.access === 'login' ? (user.peek()?.memberId ?? '') : '';
    const known = pages.get(user);
    const shared: Shared<Out> =
      known?.memberId === memberId
        ? known
        : { memberId, store: createStore(services), members: new Set(), reading: null, writes: writes.peek() };
    pages.set(user, shared);
    const own = createResource(services, row, input, { freshMs }, shared.store);

    function load(): Promise<Out | null> {
      if (shared.reading) return shared.reading.done;
      shared.writes = writes.peek();
      const reading = { by: resource, done: own.load() };
      shared.reading = reading;
      void reading.done.then(() => {
        if (shared.reading === reading) shared.reading = null;
      });
      return reading.done;
    }

    /** An answer that was asked for before the write is waited for: it may not know of it. */
    const isBehind = () => moves && shared.writes !== writes.peek();
    async function follow(): Promise<void> {
      while (shared.reading) await shared.reading.done;
      if (shared.members.has(resource) && isBehind()) void load();
    }

    const resource: Resource<Out> = {
      ...own,
      load,
      dispose() {
        own.dispose();
        stop();
        shared.members.delete(resource);
        if (shared.reading?.by !== resource) return;
        shared.reading = null;
        for (const next of shared.members) return void next.load();
      },
    };
    shared.members.add(resource);
    const { askedAtMs, known: state } = shared.store;
    if (state.peek().state !== 'ready' || askedAtMs === null || Math.abs(services.clock.now() - askedAtMs) > freshMs)
      void load();
    const stop = writes.subscribe(() => void (isBehind() && follow()));
    return resource;
  };
}
