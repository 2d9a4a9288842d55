import { computed, signal } from '@preact/signals-core';
import { hotel } from '#contract/hotel.ts';
import type { HotelPlace } from '#contract/hotel.ts';
import type { Services } from '#kit/services.ts';
import { createResults } from '#parts/search/results.ts';

const pauseMs = 120;
const none: readonly HotelPlace[] = [];

/** Places that fit what is typed, asked for after a short pause; the answer to the last words counts. */
export function createSuggestions({ api, timers }: Pick<Services, 'api' | 'timers'>, city: string) {
  const words = signal('');
  const asked = signal('');
  let stopWaiting: (() => void) | undefined;
  const { data, failure, isBusy, load, dispose } = createResults({
    input: computed(() => ({ words: asked.value, city })),
    ask: (input, ending) => api.send(hotel.suggest, input, { quiet: 'all', signal: ending }),
  });
  return {
    words,
    places: computed(() => (!failure.value && data.value?.places) || none),
    /** The words that `places` answers; those of before are shown until then. */
    answered: computed(() => (isBusy.value ? null : asked.value)),
    failed: computed(() => failure.value !== null),
    type(text: string) {
      words.value = text;
      stopWaiting?.();
      stopWaiting = timers.after(pauseMs, () => {
        const next = text.trim();
        if (next === asked.peek()) load();
        else asked.value = next;
      });
    },
    dispose() {
      stopWaiting?.();
      dispose();
    },
  };
}
