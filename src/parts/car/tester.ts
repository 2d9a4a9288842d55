import { computed, signal } from '@preact/signals-core';
import { car as calls } from '#contract/car.ts';
import type { InputOf } from '#contract/row.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { isMoney } from '#domain/format-checks.ts';
import type { CarClass, CarScene } from '#domain/car/names.ts';
import type { Rule, StandardContent } from '#domain/policy/schema.ts';
import { emptyContent } from '#domain/policy/schema.ts';
import { createReading } from '#kit/resources/reading.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';

/** A ride that is made up. */
interface Trial {
  weekday: number;
  time: string;
  scene: CarScene;
  carClass: CarClass;
  city: string;
  /** "": in the same city. */
  toCity: string;
  from: string;
  to: string;
  amount: string;
  employeeId: number | undefined;
}

const usual: Trial = {
  weekday: 1,
  time: '22:30',
  scene: 'overtime',
  carClass: 'comfort',
  city: 'BJS',
  toCity: '',
  from: '',
  to: '',
  amount: '86',
  employeeId: undefined,
};

/** Rides that a standard is likely to be asked about; city, places and employee stay as they are. */
export const likelyRides = [
  { key: 'day', weekday: 0, time: '10:00', scene: 'city', carClass: 'express', amount: '60' },
  { key: 'late', weekday: 1, time: '22:30', scene: 'overtime', carClass: 'comfort', amount: '86' },
  { key: 'night', weekday: 4, time: '02:30', scene: 'overtime', carClass: 'express', amount: '70' },
  { key: 'weekend', weekday: 5, time: '10:00', scene: 'duty', carClass: 'taxi', amount: '50' },
  { key: 'flight', weekday: 2, time: '06:00', scene: 'transfer', carClass: 'comfort', amount: '180' },
] as const;

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const pauseMs = 300;

type TestInput = InputOf<typeof calls.test>;

/** The server's verdict on the ride by the rules at hand, asked again after a pause in typing. */
export function createTester(services: Services, rules: Readable<readonly Rule[]>, places: Pick<Trial, 'from' | 'to'>) {
  const trial = signal({ ...usual, ...places });
  const inputOf = (): TestInput => {
    const { from: _from, to: _to, amount, employeeId, toCity, ...ride } = trial.value;
    const content: StandardContent = { ...emptyContent, rules: rules.value };
    return {
      ...ride,
      ...(employeeId !== undefined && { employeeId }),
      ...(toCity && { toCity }),
      amount: yuanOf(fenOf(amount)),
      content: content as unknown as TestInput['content'],
    };
  };
  const isWhole = () => isTime(trial.value.time) && isMoney(trial.value.amount);
  const asked = signal(inputOf());
  let stopWaiting: (() => void) | undefined;
  const whole = computed(() => (isWhole() ? inputOf() : null));
  const stop = whole.subscribe((next) => {
    stopWaiting?.();
    if (next) stopWaiting = services.timers.after(pauseMs, () => void (asked.value = next));
  });
  const reading = createReading(services, asked, (input, ending) =>
    services.api.send(calls.test, input, { quiet: 'all', signal: ending }),
  );
  return {
    trial,
    state: reading.state,
    busy: reading.busy,
    load: reading.load,
    /** Cell of the week that the ride is in; null while its time is being typed. */
    marked: computed(() => {
      const { weekday, time } = trial.value;
      return isTime(time) ? weekday * 24 + Number(time.slice(0, 2)) : null;
    }),
    edit(part: Partial<Trial>): void {
      const now = trial.peek();
      // The places of the first ride are in one city: those of another way are typed.
      const isAway = part.city !== undefined || part.toCity !== undefined;
      const isFirst = now.from === places.from && now.to === places.to;
      trial.value = { ...now, ...(isAway && isFirst && { from: '', to: '' }), ...part };
    },
    isTime,
    /** Time and amount are whole; until then no verdict belongs to what the fields say. */
    isWhole: computed(() => whole.value !== null),
    dispose() {
      stop();
      stopWaiting?.();
      reading.dispose();
    },
  };
}
export type TesterModel = ReturnType<typeof createTester>;
