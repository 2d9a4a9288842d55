import type { ChangedTrip, StandardWhatIf } from '#contract/travel-standard.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { texts as ownTexts } from './texts.ts';

type Texts = typeof ownTexts;
type Row = ChangedTrip & { key: number; texts: Texts; productName: string; why: string };

const columnsOf = ({ columns, verdict }: Texts): TableColumn<Row>[] => [
  { key: 'trip', title: columns.trip, phone: 'title', cell: tripCell },
  { key: 'name', title: columns.name, phone: 'end', cell: ({ name }) => name },
  { key: 'before', title: columns.before, phone: 'named', cell: ({ before }) => verdict(before) },
  { key: 'after', title: columns.after, cell: afterCell },
];
const tripCell = (row: Row) => (
  <>
    {row.productName} · {row.title}
    <div className="t-s12 t-3">{row.texts.dayOf(row)}</div>
  </>
);
const afterCell = ({ after, why, texts }: Row) => (
  <>
    {texts.verdict(after)}
    {why && <div className="t-s12 t-3">{why}</div>}
  </>
);

/** Trips whose verdict the draft changes, the harder ones first. */
export function TripsDialog({
  found: { trips, changed },
  texts,
  sentenceOf,
  onClose,
}: {
  found: StandardWhatIf;
  texts: Texts;
  /** The sentence of a rule by its id. */
  sentenceOf(rule: string): string;
  onClose(): void;
}) {
  const { say } = useSay();
  return (
    <Dialog
      open
      width={640}
      title={texts.listTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {changed > trips.length && <p className="t-s12 t-3">{texts.listCut(trips.length, changed)}</p>}
      <Table
        caption={texts.listTitle}
        rows={trips.map((trip, key) => ({
          ...trip,
          key,
          texts,
          productName: say(policyProductNames[trip.product]),
          why: texts.reason(trip, sentenceOf),
        }))}
        rowKey={({ key }) => key}
        columns={columnsOf(texts)}
      />
    </Dialog>
  );
}
