import { signal } from '@preact/signals-core';
import { defaultConfig } from '#theme/default-config.ts';
import type { Services } from '#kit/services.ts';
import type { givenClock } from './given-clock.ts';

/** Answer to a call of the given services. */
export type Answer =
  | { ok: true; ret: number; data: unknown }
  | { ok: false; ret: number; msg: string; data: unknown; kind: string };
export const good = (data: unknown): Answer => ({ ok: true, ret: 0, data });
export const bad = (ret: number, kind = 'refused'): Answer => ({ ok: false, ret, msg: '', data: null, kind });
export const offline = bad(-1, 'offline');
export const never = new Promise<Answer>(() => {});

/** Services of a widget's model, under a given clock, for a logged-in member. `answer` gives the answer of each path. */
export function givenServices(
  clock: ReturnType<typeof givenClock>,
  answer: (path: string) => Answer | Promise<Answer>,
) {
  const user = signal<{ memberId: string } | null>({ memberId: 'm' });
  /** Routes that were opened, by name. */
  const places: string[] = [];
  const drafts = new Map<string, unknown>();
  const services = {
    api: {
      async send({ path }: { path: string }, _input: unknown, { signal: ending }: { signal?: AbortSignal } = {}) {
        if (!user.peek()) return bad(401, 'cancelled');
        const ended = new Promise<Answer>((resolve) =>
          ending?.addEventListener('abort', () => resolve(bad(-1, 'cancelled'))),
        );
        return await Promise.race([answer(path), ended]);
      },
    },
    session: { user, requireLogin: async () => false },
    config: signal(defaultConfig),
    clock: { now: clock.now },
    timers: { after: clock.host.after },
    visible: clock.host.visible,
    online: signal(true),
    say: { toast() {}, confirm: async () => true },
    drafts: {
      get: (key: string) => drafts.get(key),
      set: (key: string, value: unknown) => drafts.set(key, value),
      remove: (key: string) => drafts.delete(key),
    },
    place: signal({ name: 'pay_order', params: {}, query: {} }),
    newRequestId: () => 'r',
    emit: () => true,
    navigate: (name: string) => void places.push(name),
  } as unknown as Services;
  return { services, user, places };
}
