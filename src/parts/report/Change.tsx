import type { ReportFigures, ReportMeasure } from '#contract/report-form.ts';
import { changeOf } from '#domain/report/show-measure.ts';
import { useSay } from '#kit/say.ts';

interface ChangeTexts {
  noBefore: string;
  same: string;
  good: string;
  worse: string;
}

const arrows = { up: '▲', down: '▼', same: '' } as const;

/** The change of a measure: arrow, sign and, where it is good or bad news, colour and word. */
export function Change({
  measure,
  figures,
  before,
  t,
}: {
  measure: ReportMeasure;
  figures: ReportFigures;
  before: ReportFigures | null;
  t: ChangeTexts;
}) {
  const { say } = useSay();
  const change = changeOf(measure, figures, before);
  if (!change) return <span className="t-3">{t.noBefore}</span>;
  const { direction, text, isGood } = change;
  return (
    <span className={isGood === null ? 't-2' : isGood ? 't-ok' : 't-bad'}>
      <span aria-hidden="true">{arrows[direction]}</span> {direction === 'same' ? t.same : say(text)}
      {isGood !== null && <span className="t-vh">{isGood ? t.good : t.worse}</span>}
    </span>
  );
}
