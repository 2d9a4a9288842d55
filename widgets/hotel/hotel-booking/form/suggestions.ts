import { signal } from '@preact/signals-core';
import { hotel } from '#contract/hotel.ts';
import type { HotelPlace } from '#contract/hotel.ts';
import type { Services } from '#kit/services.ts';

const pauseMs = 120;

/** Places that fit what is typed, asked for after a short pause; the answer to the last words counts. */
export function createSuggestions({ api, timers }: Pick<Services, 'api' | 'timers'>, city: string) {
  const words = signal('');
  const places = signal<readonly HotelPlace[]>([]);
  /** The words that `places` answers; those of before are shown until then. */
  const answered = signal<string | null>(null);
  const failed = signal(false);
  let ending: AbortController | null = null;
  let stopWaiting: (() => void) | undefined;

  async function ask(text: string): Promise<void> {
    ending?.abort();
    const mine = new AbortController();
    ending = mine;
    const outcome = await api.send(hotel.suggest, { words: text, city }, { quiet: 'all', signal: mine.signal });
    if (mine.signal.aborted) return;
    failed.value = !outcome.ok;
    places.value = outcome.ok ? outcome.data.places : [];
    answered.value = text;
  }
  void ask('');
  return {
    words,
    places,
    answered,
    failed,
    type(text: string) {
      words.value = text;
      stopWaiting?.();
      stopWaiting = timers.after(pauseMs, () => void ask(text.trim()));
    },
    dispose() {
      stopWaiting?.();
      ending?.abort();
    },
  };
}
