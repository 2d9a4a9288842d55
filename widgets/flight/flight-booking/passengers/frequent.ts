import { batch, computed, signal } from '@preact/signals-core';
import { external } from '#contract/external.ts';
import type { Passenger } from '#contract/passenger.ts';
import { passenger } from '#contract/passenger.ts';
import { judgeAge } from '#domain/passenger/age-bands.ts';
import type { Journey } from '#domain/passenger/check-passenger.ts';
import type { FareType } from '#domain/passenger/psg-types.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { Services } from '#kit/services.ts';

/** One chip of the quick choice. */
export interface FrequentChip {
  person: Passenger;
  fare: FareType;
  /** No document at all: cannot be booked. */
  noPaper: boolean;
}

/** Number of passengers shown before a search. */
export const shownAtFirst = 10;
/** Of the whole list, and of what a search finds; more people are found by more letters. */
const mostShown = 100;
const typingMs = 250;

export const chipOf = (person: Passenger, journey: Journey): FrequentChip => ({
  person,
  fare: person.bornDate ? judgeAge(person.bornDate, journey.travelDays).fare : fareTypeOf(person.psgType),
  noPaper: !person.documents.length,
});

/** The frequent list as far as it is shown, on business with the company's external travellers: the server orders and searches it. `onList`: how many people there are at all. */
export function createFrequent({ api, timers }: Services, business: boolean, onList: (total: number) => void) {
  const state = signal<'loading' | 'ready' | 'failed'>('loading');
  const shown = signal<readonly Passenger[]>([]);
  const total = signal(0);
  const query = signal('');
  const isWhole = signal(false);
  /** All passengers that have been shown: chosen ones stay known. */
  const known = signal<ReadonlyMap<string, Passenger>>(new Map());
  let stopTyping = (): void => {};
  let latest = 0;

  async function load(): Promise<void> {
    stopTyping();
    const mine = (latest += 1);
    const keyword = query.peek().trim();
    // During a search the earlier rows stay.
    if (state.peek() !== 'ready') state.value = 'loading';
    const input = {
      sort: business ? 'staff' : 'rank',
      size: keyword || isWhole.peek() ? mostShown : shownAtFirst,
      ...(keyword && { keyword }),
    };
    const { sort: _, ...found } = input;
    const [outcome, guests] = await Promise.all([
      api.send(passenger.list, input, { quiet: 'all' }),
      business ? api.send(external.list, found, { quiet: 'all' }) : null,
    ]);
    if (mine !== latest) return;
    batch(() => {
      state.value = outcome.ok ? 'ready' : 'failed';
      if (!outcome.ok) return;
      const page = guests?.ok ? guests.data : { rows: [], total: 0 };
      // The numbers of a guest stay with the company, as those of a colleague.
      const rows = [...outcome.data.rows, ...page.rows.map((guest) => ({ ...guest, isOwn: false }))];
      shown.value = rows;
      known.value = new Map([...known.peek(), ...rows.map((one) => [one.id, one] as const)]);
      if (keyword) return;
      total.value = outcome.data.total + page.total;
      onList(total.value);
    });
  }

  return {
    state,
    shown,
    known,
    query,
    isWhole,
    total,
    /** More people than the first rows show: a search makes sense. */
    isMany: computed(() => total.value > shownAtFirst),
    load,
    search(text: string) {
      query.value = text;
      stopTyping();
      stopTyping = timers.after(typingMs, () => void load());
    },
    showWhole(on: boolean) {
      isWhole.value = on;
      void load();
    },
  };
}
