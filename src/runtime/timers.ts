import type { Timers } from '#kit/services.ts';

/** Timers that all end with their mount; a throw in one reaches `onError`, never the page. `acts` is called before each run. */
export function createTimers(onError: (error: unknown) => void, acts: () => void): Timers & { stopAll(): void } {
  const running = new Set<() => void>();
  const guarded = (run: () => void) => () => {
    try {
      acts();
      run();
    } catch (error) {
      onError(error);
    }
  };
  return {
    after(ms, run) {
      const stop = () => {
        clearTimeout(timer);
        running.delete(stop);
      };
      const timer = setTimeout(() => {
        running.delete(stop);
        guarded(run)();
      }, ms);
      running.add(stop);
      return stop;
    },
    every(ms, run) {
      const timer = setInterval(guarded(run), ms);
      const stop = () => {
        clearInterval(timer);
        running.delete(stop);
      };
      running.add(stop);
      return stop;
    },
    stopAll() {
      for (const stop of running) stop();
    },
  };
}
