import { areaOf } from '#domain/intl/border.ts';
import { stopMarkName, stopStepNames, stopVerdicts } from '#domain/intl/connection.ts';
import { useTexts } from '#kit/use-texts.ts';
import type { IntlStop } from '#contract/intl.ts';
import { Tag } from '#ui/display/Tag.tsx';
import type { TagKind } from '#ui/display/Tag.tsx';
import { airportText, placeText } from './slices.ts';
import type { Names, ShownSlice } from './slices.ts';
import { intlTexts } from './texts.ts';
import { useSay } from '#kit/say.ts';

const kindOf = ({ verdict }: IntlStop): TagKind => stopVerdicts[verdict].dot;
const toneOf = (stop: IntlStop): string => (kindOf(stop) === 'ok' ? 't-ok' : 't-bad');
const stepsOf = ({ steps }: IntlStop): number => steps.reduce((sum, { minutes }) => sum + minutes, 0);

interface StopProps {
  names: Names;
  slice: Pick<ShownSlice, 'segments' | 'stops'>;
  /** Position of the stop: between the segments `at` and `at` + 1. */
  at: number;
}

/** `成田 T2 → T3`, with both airports where they are not the same; one terminal where it is that of both flights. */
export function endsOf(
  { names, slice: { segments }, at }: { names: Names; slice: Pick<ShownSlice, 'segments'>; at: number },
  unknown: string,
): string {
  const [before, after] = [segments[at], segments[at + 1]];
  if (!before || !after) return '';
  const { dstAirport: from, dstTerm } = before;
  const { orgAirport: to, orgTerm } = after;
  if (from !== to) return `${airportText(names, from, dstTerm)} → ${airportText(names, to, orgTerm)}`;
  if (dstTerm === orgTerm) return dstTerm && airportText(names, from, dstTerm);
  return `${airportText(names, from, dstTerm || unknown)} → ${orgTerm || unknown}`;
}

/** Verdict and marks of a stop; a move says from which terminal to which. */
function StopTags(props: StopProps) {
  const { say } = useSay();
  const t = useTexts('intl-search', intlTexts);
  const stop = props.slice.stops[props.at];
  if (!stop) return null;
  const ends = endsOf(props, t.unknown);
  const moves = stop.marks.find((mark) => mark === 'airport' || mark === 'terminal');
  return (
    <>
      <Tag kind={kindOf(stop)}>{say(stopVerdicts[stop.verdict].label)}</Tag>
      {stop.marks.map((mark) => (
        <Tag key={mark} kind={mark === 'airport' || mark === 'selfTransfer' ? 'bad' : 'mute'}>
          {say(stopMarkName(mark, stop.steps))}
          {mark === moves && ` ${ends}`}
        </Tag>
      ))}
      {!moves && ends && <Tag kind="mute">{t.atTerminal(ends)}</Tag>}
      <Tag kind={stop.through ? 'mute' : 'warn'}>{stop.through ? t.through : t.again}</Tag>
    </>
  );
}

/** The stops of a slice in short: verdict, and its steps in minutes against the minimum of the airport. */
export function StopNotes({ names, slice }: Omit<StopProps, 'at'>) {
  const t = useTexts('intl-search', intlTexts);
  const { say } = useSay();
  // The line above says that it is direct.
  if (!slice.stops.length) return null;
  return (
    <div className="in-stops">
      {slice.stops.map((stop, at) => (
        <div key={at}>
          <div className="t-row t-row--wrap t-s12">
            <span>{t.stopFor(stop.minutes)}</span>
            <StopTags names={names} slice={slice} at={at} />
          </div>
          <StopBar stop={stop} />
          <p className="t-s12 t-2">
            {stop.steps.map(({ step, minutes }) => t.step(say(stopStepNames[step]), minutes)).join(t.plusSign)}
            {t.inAll(stepsOf(stop), stop.least)}
            <b className={toneOf(stop)}>{t.spare(stop.spare)}</b>
          </p>
        </div>
      ))}
    </div>
  );
}

/** The steps along the time of the stop, or along what they need where it is too short; a line marks the minimum of the airport. */
function StopBar({ stop }: { stop: IntlStop }) {
  const whole = Math.max(stop.minutes, stop.minutes - stop.spare);
  const percent = (minutes: number): string => `${(minutes / whole) * 100}%`;
  return (
    <div className="in-steps" aria-hidden="true">
      {stop.steps.map(({ step, minutes }) => (
        <i key={step} style={{ flexBasis: percent(minutes) }} />
      ))}
      <i className="is-least" style={{ left: percent(Math.min(stop.least, whole * 0.995)) }} />
      {stop.spare < 0 && <i className="is-less" style={{ left: percent(stop.minutes) }} />}
    </div>
  );
}

/** One stop in full: each step as a bar of its minutes, then what is left. */
export function StopCard(props: StopProps) {
  const { say } = useSay();
  const t = useTexts('intl-search', intlTexts);
  const { names, slice, at } = props;
  const stop = slice.stops[at];
  if (!stop) return null;
  const steps = stepsOf(stop);
  const { country = 'CN', countryName = '' } = names.airports[stop.airport] ?? {};
  return (
    <div className="in-stop">
      <div className="t-row t-row--wrap">
        <StopTags {...props} />
        <b>{t.stopAt(placeText(names, stop.airport), stop.minutes)}</b>
        <span className="t-s12 t-3">{t.kind(stop.kind, areaOf(country), countryName)}</span>
      </div>
      <div className="in-bar" aria-hidden="true">
        {stop.steps.map(({ step, minutes }) => (
          <span key={step} style={{ flexGrow: minutes }}>
            {t.step(say(stopStepNames[step]), minutes)}
          </span>
        ))}
        {stop.spare > 0 && <span className="is-left" style={{ flexGrow: stop.spare }} />}
      </div>
      <p className="t-s13 t-2">
        {t.sum(steps, stop.least)}
        {say('，')}
        <b className={toneOf(stop)}>{t.spare(stop.spare)}</b>
      </p>
    </div>
  );
}
