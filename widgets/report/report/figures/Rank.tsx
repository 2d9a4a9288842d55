import { useState } from 'react';
import { reportTops } from '#contract/report-form.ts';
import type { ReportFigures, ReportOverview, ReportTop } from '#contract/report-form.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { showMeasure } from '#domain/report/show-measure.ts';
import { Change } from '#parts/report/Change.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Tabs } from '#ui/controls/Tabs.tsx';
import { Card } from '#ui/display/Card.tsx';
import type { Texts } from '../texts.ts';

const shares: readonly ReportTop[] = reportTops.filter((name) => name !== 'reason' && name !== 'advance');

/** Amount and tickets that are left of the whole beside these. */
const restOf = (whole: ReportFigures, shown: readonly ReportFigures[]): ReportFigures => ({
  ...whole,
  amount: yuanOf(shown.reduce((left, { amount }) => left - fenOf(amount), fenOf(whole.amount))),
  tickets: shown.reduce((left, { tickets }) => left - tickets, whole.tickets),
});

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
  // Values of the compared period alone spent nothing now.
  const rows = tops[by].filter((row) => row.figures.tickets > 0 || fenOf(row.figures.amount) !== 0).slice(0, 8);
  const others = {
    key: null,
    name: t.others,
    figures: restOf(
      figures,
      rows.map((row) => row.figures),
    ),
    before:
      before &&
      restOf(
        before,
        rows.flatMap((row) => row.before ?? []),
      ),
  };
  const hasOthers = others.figures.tickets > 0 || fenOf(others.figures.amount) !== 0;
  const shown = rows.length && hasOthers ? [...rows, others] : rows;
  const top = Math.max(1, ...shown.map((row) => fenOf(row.figures.amount)));
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
        {shown.map((row) => {
          const amount = fenOf(row.figures.amount);
          return (
            <li key={row.key}>
              <span>
                {row.key === null ? (
                  row.name
                ) : (
                  <LinkButton onClick={() => onOpen(by, row.key)}>{row.name || '—'}</LinkButton>
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
