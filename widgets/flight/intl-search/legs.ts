import { addDays, daysBetween } from '#domain/china-time.ts';
import { intlDaysAhead } from '#domain/intl/days-ahead.ts';
import { placeOf } from '#domain/intl/search/trip-codec.ts';
import type { IntlField, IntlSearch } from '#domain/intl/search/intl-search.ts';
import type { AskedLeg } from '#domain/intl/search/trip-codec.ts';
import type { Readable } from '#kit/readable.ts';
import { maxLegs } from '#domain/trip/legs.ts';

interface LegsSpec {
  draft: Readable<IntlSearch>;
  edit(change: Partial<IntlSearch>): void;
  open(field: IntlField | null): void;
  today(): string;
}

/** Edits the legs of a trip. The way back of a return follows the way there. */
export function createLegs({ draft, edit, open, today }: LegsSpec) {
  const put = (legs: readonly AskedLeg[]): void => {
    const [first, second] = legs;
    const isReturn = draft.peek().flightType === 2 && first && second;
    edit({ legs: isReturn ? [first, { from: first.to, to: first.from, date: second.date }] : legs });
  };
  const change = (at: number, fields: Partial<AskedLeg>): void =>
    put(draft.peek().legs.map((leg, no) => (no === at ? { ...leg, ...fields } : leg)));
  const moved = (at: number, by: number): AskedLeg[] => {
    const legs = [...draft.peek().legs];
    const [leg] = legs.splice(at, 1);
    if (leg) legs.splice(at + by, 0, leg);
    return legs;
  };

  return {
    /** A place of the other end changes places with it; then the end that is missing is asked for. */
    choosePlace(end: 'from' | 'to', at: number, place: string): void {
      const other = end === 'from' ? 'to' : 'from';
      const leg = draft.peek().legs[at];
      if (!leg) return;
      if (placeOf(leg[other]).city === placeOf(place).city) change(at, { [end]: place, [other]: leg[end] });
      else change(at, { [end]: place });
      open(draft.peek().legs[at]?.[other] ? null : (`${other}${at}` as IntlField));
    },
    /** A way back that would be before the way out moves with it: the trip is as long as it was. */
    chooseDay(at: number, date: string): void {
      const legs = draft.peek().legs.map((leg) => ({ ...leg }));
      const [leg, back] = [legs[at], legs[at + 1]];
      if (!leg) return;
      if (back?.date && back.date < date && draft.peek().flightType === 2) {
        const nights = leg.date ? daysBetween(leg.date, back.date) : 1;
        const [moved, last] = [addDays(date, Math.max(1, nights)), addDays(today(), intlDaysAhead)];
        back.date = moved < last ? moved : last;
      }
      leg.date = date;
      put(legs);
      open(null);
    },
    swap: (at: number) => {
      const leg = draft.peek().legs[at];
      if (leg) change(at, { from: leg.to, to: leg.from });
    },
    addLeg() {
      const { legs } = draft.peek();
      const last = legs[legs.length - 1];
      if (legs.length < maxLegs)
        put([...legs, { from: last?.to ?? '', to: '', date: last?.date ? addDays(last.date, 4) : '' }]);
    },
    removeLeg: (at: number) => put(draft.peek().legs.filter((_, no) => no !== at)),
    moveLeg: (at: number, by: 1 | -1) => put(moved(at, by)),
  };
}
