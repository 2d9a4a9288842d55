import { clockOf } from '#domain/china-time.ts';
import type { IntlList } from '#contract/intl.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { showDuration } from '#domain/spans.ts';
import { airportText, firstOf, lastOf, sliceOf } from '../slices.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconRefresh } from '#ui/icons/icons.ts';
import { intlTexts } from '../texts.ts';
import { legNameOf } from './leg-name.ts';
import type { IntlResults } from './create-intl-results.ts';
import { listTexts } from './words/texts.ts';

/** The days below it begin at the edge of a phone, without a gap of their own. */
const apart = { marginBottom: 12 };

/** The slices that are chosen, each of which can be chosen again. */
export function ChosenSlices({ model, list, isNarrow }: { model: IntlResults; list: IntlList; isNarrow: boolean }) {
  const texts = useTexts('intl-results', listTexts);
  const t = useTexts('intl-search', intlTexts);
  const { say, showDay } = useSay();
  const [chosen] = useValues(model.chosen);
  return chosen.map((itinerary, at) => {
    const found = list.slices[at]?.[itinerary];
    const slice = found && sliceOf(list, found);
    const [first, last] = slice ? [firstOf(slice), lastOf(slice)] : [];
    if (!slice || !first || !last) return null;
    const name = legNameOf(model, at);
    return (
      <div key={at} className="t-card il-chosen t-row t-row--wrap" style={isNarrow ? apart : undefined}>
        <Tag kind="solid">{texts.chosen(name)}</Tag>
        <div className="t-grow">
          <b>
            {showDay(first.depTime.slice(0, 10))} {clockOf(first.depTime)}{' '}
            {airportText(list, first.orgAirport, first.orgTerm)} → {clockOf(last.arrTime)}{' '}
            {airportText(list, last.dstAirport, last.dstTerm)}
            {slice.days !== 0 && <sup className="t-pricec">{t.plus(slice.days)}</sup>}
          </b>
          <div className="t-s12 t-2">
            {slice.segments.map(({ flightNo }) => flightNo).join(' + ')} · {say(showDuration(slice.minutes))}
          </div>
        </div>
        <LinkButton onClick={() => model.again(at)}>
          <Icon of={iconRefresh} size={16} />
          {texts.again(name)}
        </LinkButton>
      </div>
    );
  });
}
