/**
 * Takes errors that no handler or promise catches. The browser would report them to the page, whose handlers come first;
 * they are therefore brought here instead (decision 015): handlers of elements by `preact/element-props.ts` and
 * `entries/guarded-jsx.ts`, promises without a waiter (`void f()`) by `scripts/build/kept-promises.ts`.
 */
let take = (_error: unknown): void => {};

export const stray = (error: unknown): void => take(error);

/** The runtime says who takes care of strays while something is mounted. */
export function takeStrays(taker: (error: unknown) => void): void {
  take = taker;
}

/** A promise without a waiter; any other value is left alone. */
export function kept(value: unknown): void {
  (value as Promise<unknown> | undefined)?.then?.(undefined, stray);
}

/** A handler or listener whose throw and whose promise stay here; it has no `this`. */
export const guarded = <Run extends (...given: never[]) => unknown>(run: Run): Run =>
  ((...given: never[]) => {
    try {
      const done = run(...given);
      kept(done);
      return done;
    } catch (error) {
      return stray(error);
    }
  }) as Run;
