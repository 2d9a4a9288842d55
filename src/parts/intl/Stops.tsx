import { areaOf } from '#domain/intl/border.ts';
import { stopMarkName, stopStepNames, stopVerdicts } from '#domain/intl/connection.ts';
import { useTexts } from '#kit/use-texts.ts';
import type { IntlStop } from '#contract/intl.ts';
import { Tag } from '#ui/display/Tag.tsx';
import type { TagKind } from '#ui/display/Tag.tsx';
import { placeText } from './slices.ts';
import type { Names } from './slices.ts';
import { intlTexts } from './texts.ts';

const kindOf = ({ verdict }: IntlStop): TagKind => stopVerdicts[verdict].dot;
const toneOf = (stop: IntlStop): string => (kindOf(stop) === 'ok' ? 't-ok' : 't-bad');
const stepsOf = ({ steps }: IntlStop): number => steps.reduce((sum, { minutes }) => sum + minutes, 0);

/** Verdict and marks of a stop. */
function StopTags({ stop }: { stop: IntlStop }) {
  const t = useTexts('intl-search', intlTexts);
  return (
    <>
      <Tag kind={kindOf(stop)}>{stopVerdicts[stop.verdict].label}</Tag>
      {stop.marks.map((mark) => (
        <Tag key={mark} kind={mark === 'airport' || mark === 'selfTransfer' ? 'bad' : 'mute'}>
          {stopMarkName(mark, stop.steps)}
        </Tag>
      ))}
      <Tag kind={stop.through ? 'mute' : 'warn'}>{stop.through ? t.through : t.again}</Tag>
    </>
  );
}

/** The stops of a slice in short: verdict, and its steps in minutes against the minimum of the airport. */
export function StopNotes({ stops }: { stops: readonly IntlStop[] }) {
  const t = useTexts('intl-search', intlTexts);
  if (!stops.length) return <p className="in-stops t-s12 t-2">{t.directNote}</p>;
  return (
    <div className="in-stops">
      {stops.map((stop, at) => (
        <div key={at}>
          <div className="t-row t-row--wrap t-s12">
            <span>{t.stopFor(stop.minutes)}</span>
            <StopTags stop={stop} />
          </div>
          <StopBar stop={stop} />
          <p className="t-s12 t-2">
            {stop.steps.map(({ step, minutes }) => t.step(stopStepNames[step], minutes)).join(' ＋ ')} ＝{' '}
            {stepsOf(stop)}
            ，最短 {stop.least}，<b className={toneOf(stop)}>{t.spare(stop.spare)}</b>
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
export function StopCard({ names, stop }: { names: Names; stop: IntlStop }) {
  const t = useTexts('intl-search', intlTexts);
  const steps = stepsOf(stop);
  const left = Math.max(0, stop.minutes - steps);
  const { country = 'CN', countryName = '' } = names.airports[stop.airport] ?? {};
  return (
    <div className="in-stop">
      <div className="t-row t-row--wrap">
        <StopTags stop={stop} />
        <b>{t.stopAt(placeText(names, stop.airport), stop.minutes)}</b>
        <span className="t-s12 t-3">{t.kind(stop.kind, areaOf(country), countryName)}</span>
      </div>
      <div className="in-bar" aria-hidden="true">
        {stop.steps.map(({ step, minutes }) => (
          <span key={step} style={{ flexGrow: minutes }}>
            {t.step(stopStepNames[step], minutes)}
          </span>
        ))}
        {left > 0 && (
          <span className="is-left" style={{ flexGrow: left }}>
            {t.step(t.spareLabel, left)}
          </span>
        )}
      </div>
      <p className="t-s13 t-2">
        {t.sum(steps, stop.least)}；{t.stopFor(stop.minutes)}，<b className={toneOf(stop)}>{t.spare(stop.spare)}</b>
      </p>
    </div>
  );
}
