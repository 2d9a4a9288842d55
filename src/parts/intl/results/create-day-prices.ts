import { computed, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { intl } from '#contract/intl.ts';
import type { InputOf } from '#contract/row.ts';
import { addDays } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';

/** Yuan, `none` for a day without an offer, `lost` for one whose call has failed; a day that is missing is still asked for. */
type Known = Readonly<Record<Day, string>>;
type Asked = InputOf<typeof intl.query>;

/** The provider answers at most this many days at once. */
const daysPerCall = 31;

/**
 * Lowest prices of a whole trip by the day of one slice, the days of the others kept, with the flights and the brand
 * that are chosen: what the list of that day begins at. Each day is asked for once, and again after a call that failed.
 */
export function createDayPrices(
  { api, session }: Services,
  asked: Readable<Asked>,
  slice: Readable<number>,
  choice: () => Pick<InputOf<typeof intl.lowPrices>, 'chosen' | 'brandId'>,
) {
  const found = signal<Readonly<Record<string, Known>>>({});
  const sent = new Map<string, Set<Day>>();
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
    const days = sent.get(key) ?? new Set<Day>();
    sent.set(key, days);
    const wanted: Day[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) if (!days.has(day)) wanted.push(day);
    const [first, last] = [wanted[0], wanted[wanted.length - 1]];
    if (!first || !last) return;
    for (const day of wanted) days.add(day);
    const outcome = await api.send(intl.lowPrices, { ...input, from: first, to: last }, { quiet: 'all' });
    if (!outcome.ok) wanted.forEach((day) => days.delete(day));
    const others = wanted.map((day) => [day, outcome.ok ? 'none' : 'lost'] as const);
    const prices = outcome.ok ? outcome.data.prices.map(({ date, price }) => [date, price] as const) : [];
    const more = Object.fromEntries([...others, ...prices]);
    found.value = { ...found.peek(), [key]: { ...found.peek()[key], ...more } };
  }

  const known = computed<Known>(() => found.value[question.value.key] ?? {});
  return {
    known,
    /** Of the days that have one. */
    prices: computed<Known>(() => Object.fromEntries(Object.entries(known.value).filter(([, price]) => Number(price)))),
    /** Of the question, without its day. */
    key: computed(() => question.value.key),
    want(from: Day, to: Day): void {
      for (let first = from; first <= to; first = addDays(first, daysPerCall)) {
        const end = addDays(first, daysPerCall - 1);
        void ask(first, end < to ? end : to);
      }
    },
  };
}
