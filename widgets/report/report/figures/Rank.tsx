import { useState } from 'react';
import { reportTops } from '#contract/report-form.ts';
import type { ReportOverview, ReportTop } from '#contract/report-form.ts';
import { fenOf } from '#domain/money.ts';
import { ranking } from '#domain/report/ranking.ts';
import { showMeasure } from '#domain/report/show-measure.ts';
import { Change } from '#parts/report/Change.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { Card } from '#ui/display/Card.tsx';
import type { Texts } from '../texts.ts';

const shares: readonly ReportTop[] = reportTops.filter((name) => name !== 'reason' && name !== 'advance');

/** The greatest of a dimension as bars, and all others in one; a name leads to its events. */
export function Rank({
  data: { figures, before, tops, compared },
  t,
  onOpen,
}: {
  data: ReportOverview;
  t: Texts;
  onOpen: (dimension: ReportTop, key: string) => void;
}) {
  const [by, setBy] = useState<ReportTop>('route');
  const rows = ranking(tops[by], { figures, before }, 8, t.otherReasons);
  const top = Math.max(1, ...rows.map((row) => fenOf(row.figures.amount)));
  const whole = fenOf(figures.amount);
  return (
    <Card title={t.rank} className="rp__wide">
      <Tabs
        label={t.rankBy}
        value={by}
        items={shares.map((value) => ({ value, label: t.dimensions[value] }))}
        onChange={setBy}
      />
      <ul className="rp__bars" aria-label={`${t.rank} ${t.dimensions[by]}`}>
        {rows.map(({ key, name, ...row }) => {
          const amount = fenOf(row.figures.amount);
          return (
            <li key={key}>
              <span>
                {key === null ? (
                  t.say(name)
                ) : (
                  <LinkButton onClick={() => onOpen(by, key)}>{t.say(name) || '—'}</LinkButton>
                )}{' '}
                <span className="t-s12 t-3 t-nowrap">
                  {t.volume} {row.figures.tickets}
                  {whole > 0 && ` · ${t.share(`${((amount / whole) * 100).toFixed(1)}%`)}`}
                </span>
              </span>
              <span className="t-num">
                <b>{showMeasure('amount', row.figures)}</b>{' '}
                {compared && (
                  <span className="t-s12">
                    <Change measure="amount" figures={row.figures} before={row.before} t={t} />
                  </span>
                )}
              </span>
              <i aria-hidden="true" className="t-tone--1" style={{ width: `${Math.max(0, (amount / top) * 100)}%` }} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
