import { legName } from '#domain/trip/legs.ts';
import type { LegNo } from '#domain/trip/legs.ts';
import { sayOf } from '#kit/say.ts';
import type { IntlResults } from './create-intl-results.ts';

/** 去程, 返程 or 第 N 程 of a search; "" of a one-way trip. */
export function legNameOf({ state, services }: Pick<IntlResults, 'state' | 'services'>, at: number): string {
  const { legs } = state.peek();
  const trip = legs.map(({ from, to }, no) => ({ triptype: (no + 1) as LegNo, orgcityname: from, dstcityname: to }));
  return sayOf(services).say(legName({ triptype: (at + 1) as LegNo }, trip));
}
