import { computed, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { intl } from '#contract/intl.ts';
import type { InputOf } from '#contract/row.ts';
import { addDays } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';

type Prices = Readonly<Record<Day, string>>;
type Asked = InputOf<typeof intl.query>;

/** The provider answers at most this many days at once. */
const daysPerCall = 31;

/**
 * Lowest prices of a whole trip by the day of one slice, the days of the others kept, with the flights and the brand
 * that are chosen: what the list of that day begins at. Each day is asked for once; without an answer it stays without a
 * price.
 */
export function createDayPrices(
  { api, session }: Services,
  asked: Readable<Asked>,
  slice: Readable<number>,
  choice: () => Pick<InputOf<typeof intl.lowPrices>, 'chosen' | 'brandId'>,
) {
  const found = signal<Readonly<Record<string, Prices>>>({});
  const known = new Map<string, Set<Day>>();
  const question = computed(() => {
    const { slices, ...rest } = asked.value;
    const kept = choice();
    const key = [
      session.user.value?.memberId,
      slice.value,
      rest,
      kept,
      slices.map((one, at) => (at === slice.value ? { ...one, date: '' } : one)),
    ];
    return { input: { ...rest, ...kept, slices, triptype: slice.value + 1 }, key: writeJson(key) };
  });

  async function ask(from: Day, to: Day): Promise<void> {
    const { input, key } = question.peek();
    const days = known.get(key) ?? new Set<Day>();
    known.set(key, days);
    const asking: Day[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) if (!days.has(day)) asking.push(day);
    const [first, last] = [asking[0], asking[asking.length - 1]];
    if (!first || !last) return;
    for (const day of asking) days.add(day);
    const outcome = await api.send(intl.lowPrices, { ...input, from: first, to: last }, { quiet: 'all' });
    if (!outcome.ok) return asking.forEach((day) => days.delete(day));
    const more = Object.fromEntries(outcome.data.prices.map(({ date, price }) => [date, price]));
    found.value = { ...found.peek(), [key]: { ...found.peek()[key], ...more } };
  }

  return {
    prices: computed<Prices>(() => found.value[question.value.key] ?? {}),
    want(from: Day, to: Day): void {
      for (let first = from; first <= to; first = addDays(first, daysPerCall)) {
        const end = addDays(first, daysPerCall - 1);
        void ask(first, end < to ? end : to);
      }
    },
  };
}
