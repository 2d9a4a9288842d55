import type { ReportFigures, ReportOverview, ReportRow } from '#contract/report-form.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import { reportMeasures } from '#domain/report/measures.ts';
import { showMeasure } from '#domain/report/show-measure.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import type { Texts } from '../texts.ts';

const shown = ['over', 'overAmount', 'missed'] as const;

/** The greatest reasons, and the rest that makes their sum the whole: most of it tickets within the standard. */
function rowsOf(whole: ReportFigures, reasons: readonly ReportRow[], t: Texts): ReportRow[] {
  const rows = reasons.slice(0, 6);
  const restFen = (measure: 'overAmount' | 'missed') =>
    rows.reduce((rest, { figures }) => rest - fenOf(figures[measure]), fenOf(whole[measure]));
  const rest: ReportFigures = {
    ...whole,
    over: rows.reduce((left, { figures }) => left - figures.over, whole.over),
    overAmount: yuanOf(restFen('overAmount')),
    missed: yuanOf(restFen('missed')),
  };
  const isWhole = rest.over === 0 && fenOf(rest.overAmount) === 0 && fenOf(rest.missed) === 0;
  return isWhole
    ? rows
    : [...rows, { key: '', name: rest.over ? t.otherReasons : t.withinStandard, figures: rest, before: null }];
}

/** Savings that were missed, and the reasons for fares above the standard. */
export function Savings({
  data: { figures, tops },
  t,
  onOpen,
}: {
  data: ReportOverview;
  t: Texts;
  onOpen: (reason: string) => void;
}) {
  const isNone = !figures.over && !figures.missedTickets;
  return (
    <Card title={t.savings} bare>
      <p className="t-card__bd t-s13 t-2">
        {isNone
          ? t.noSavings
          : figures.missedTickets
            ? t.savingsSum(figures.missedTickets, `¥${showFen(fenOf(figures.missed), true)}`)
            : t.noneMissed}
      </p>
      {!isNone && (
        <Table
          caption={t.savings}
          rows={rowsOf(figures, tops.reason, t)}
          rowKey={({ key }) => key}
          columns={columnsOf(t, onOpen)}
          foot={{
            reason: t.total,
            ...Object.fromEntries(shown.map((measure) => [measure, showMeasure(measure, figures)])),
          }}
        />
      )}
    </Card>
  );
}

const columnsOf = (t: Texts, onOpen: (reason: string) => void): TableColumn<ReportRow>[] => [
  {
    key: 'reason',
    title: t.reason,
    phone: 'title',
    cell: ({ key, name }) => (key ? <LinkButton onClick={() => onOpen(key)}>{t.say(name)}</LinkButton> : t.say(name)),
  },
  ...shown.map((measure) => ({
    key: measure,
    title: t.say(reportMeasures[measure].label),
    num: true,
    phone: 'named' as const,
    // Within the standard nothing is over it: a zero would be read as a count.
    cell: ({ key, figures }: ReportRow) =>
      !key && !figures.over && measure !== 'missed' ? '—' : showMeasure(measure, figures),
  })),
];
