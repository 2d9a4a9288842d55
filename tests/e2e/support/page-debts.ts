import type { Page } from 'playwright';

/**
 * Notes everything that code can leave behind on a page: listeners of window and document, channels, timers,
 * observers. `debts` answers what is still there, by name.
 */
export async function watchDebts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const open = new Map<unknown, string>();
    (window as unknown as { debts: () => string[] }).debts = () => Array.from(open.values()).toSorted();

    const key = (type: string, capture: boolean) => `${type} ${capture}`;
    const kept = new Map<EventTarget, Map<unknown, Map<string, object>>>();
    const isCapture = (options: unknown) =>
      options === true || Boolean((options as { capture?: boolean } | undefined)?.capture);
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type: string, listener, options) {
      const target = this ?? window;
      if ((target === window || target === document) && listener) {
        const byType = kept.get(target) ?? new Map<unknown, Map<string, object>>();
        kept.set(target, byType);
        const mine = byType.get(listener) ?? new Map<string, object>();
        byType.set(listener, mine);
        const name = key(type, isCapture(options));
        const debt = mine.get(name) ?? {};
        mine.set(name, debt);
        open.set(debt, `${target === window ? 'window' : 'document'} ${type}`);
        const { once, signal } = typeof options === 'object' && options ? options : {};
        if (signal) add.call(signal, 'abort', () => open.delete(debt));
        if (once) add.call(target, type, () => open.delete(debt), { once: true });
      }
      return add.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (
      this: EventTarget | undefined,
      type: string,
      listener,
      options,
    ) {
      const target = this ?? window;
      const debt = kept
        .get(target)
        ?.get(listener)
        ?.get(key(type, isCapture(options)));
      if (debt) open.delete(debt);
      return remove.call(target, type, listener, options);
    };

    const scope = window as unknown as Record<string, unknown>;
    const counted = (name: string, begin: string | null, end: string) => {
      const Original = scope[name] as new (...given: unknown[]) => Record<string, (...given: unknown[]) => unknown>;
      scope[name] = class extends Original {
        constructor(...given: unknown[]) {
          super(...given);
          if (!begin) open.set(this, name);
        }
      };
      const { prototype } = scope[name] as { prototype: Record<string, (...given: unknown[]) => unknown> };
      const wrap = (method: string, before: (self: unknown) => void) => {
        const own = Original.prototype[method] as (...given: unknown[]) => unknown;
        prototype[method] = function (this: unknown, ...given: unknown[]) {
          before(this);
          return own.apply(this, given);
        };
      };
      if (begin) wrap(begin, (self) => open.set(self, name));
      wrap(end, (self) => open.delete(self));
    };
    counted('BroadcastChannel', null, 'close');
    for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver'])
      counted(name, 'observe', 'disconnect');

    const { setTimeout: later, clearTimeout: clear, setInterval: every, clearInterval: clearEvery } = window;
    scope['setTimeout'] = (run: () => void, ms?: number, ...given: unknown[]) => {
      const timer: number = later(() => {
        open.delete(`timer ${timer}`);
        run(...(given as []));
      }, ms);
      open.set(`timer ${timer}`, `setTimeout ${ms} ${new Error('asked').stack?.split('\n')[2]?.replace(/.*\//, '')}`);
      return timer;
    };
    scope['setInterval'] = (run: () => void, ms?: number) => {
      const timer = every(run, ms);
      open.set(`timer ${timer}`, 'setInterval');
      return timer;
    };
    for (const [name, own] of Object.entries({ clearTimeout: clear, clearInterval: clearEvery })) {
      scope[name] = (timer?: number) => {
        open.delete(`timer ${timer}`);
        own(timer);
      };
    }
  });
  return () => page.evaluate(() => (window as unknown as { debts: () => string[] }).debts());
}
