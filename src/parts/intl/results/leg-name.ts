import type { IntlSearch } from '#domain/intl/search/intl-search.ts';
import { legName } from '#domain/trip/legs.ts';
import type { LegNo } from '#domain/trip/legs.ts';
import type { Readable } from '#kit/readable.ts';

/** 去程, 返程 or 第 N 程 of a search; "" of a one-way trip. */
export function legNameOf({ state }: { state: Readable<IntlSearch> }, at: number): string {
  const { legs } = state.peek();
  const trip = legs.map(({ from, to }, no) => ({ triptype: (no + 1) as LegNo, orgcityname: from, dstcityname: to }));
  return legName({ triptype: (at + 1) as LegNo }, trip);
}
