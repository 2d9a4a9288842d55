import type { ReportOverview, ReportRow } from '#contract/report-form.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { reportMeasures } from '#domain/report/measures.ts';
import { showMeasure } from '#domain/report/show-measure.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import type { Texts } from './texts.ts';

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
        {isNone ? t.noSavings : t.savingsSum(figures.missedTickets, `¥${showFen(fenOf(figures.missed), true)}`)}
      </p>
      {tops.reason.length > 0 && (
        <Table
          caption={t.savings}
          rows={tops.reason.slice(0, 6)}
          rowKey={({ key }) => key}
          columns={columnsOf(t, onOpen)}
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
    cell: ({ key, name }) => <LinkButton onClick={() => onOpen(key)}>{name}</LinkButton>,
  },
  ...(['over', 'overAmount', 'missed'] as const).map((measure) => ({
    key: measure,
    title: reportMeasures[measure].label,
    num: true,
    phone: 'named' as const,
    cell: (row: ReportRow) => showMeasure(measure, row.figures),
  })),
];
