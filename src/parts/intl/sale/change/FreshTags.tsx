import type { IntlFlight } from '#contract/intl-order.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Tag } from '#ui/display/Tag.tsx';
import { airportText, firstOf, lastOf } from '../../slices.ts';
import type { Names, ShownSlice } from '../../slices.ts';
import { StopNotes } from '../../Stops.tsx';
import { intlTexts } from '../../texts.ts';

interface FreshTagsProps {
  names: Names;
  /** Flights that are given up. */
  old: readonly Pick<IntlFlight, 'orgAirport' | 'dstAirport'>[];
  slice: ShownSlice;
}

/** Of a slice in place of another: airports that are not those of the old one, and its stops. */
export function FreshTags({ names, old, slice }: FreshTagsProps) {
  const t = useTexts('intl-search', intlTexts);
  const [first, last] = [firstOf(slice), lastOf(slice)];
  if (!first || !last) return null;
  const others = [
    first.orgAirport !== old[0]?.orgAirport && t.leavesFrom(airportText(names, first.orgAirport)),
    last.dstAirport !== old[old.length - 1]?.dstAirport && t.landsAt(airportText(names, last.dstAirport)),
  ];
  return (
    <>
      {others.map(
        (text) =>
          text && (
            <Tag key={text} kind="warn">
              {text}
            </Tag>
          ),
      )}
      <StopNotes names={names} slice={slice} />
    </>
  );
}
