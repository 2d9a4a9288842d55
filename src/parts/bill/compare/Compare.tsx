import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import type { CompanyBillDifference } from '#contract/company-bill-match.ts';
import { fenOf, showSigned, showYuan } from '#domain/money.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { SumRow } from '#ui/display/SumRow.tsx';
import { withSigns } from '#ui/display/Unbroken.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { Answered } from '#parts/bill/Answered.tsx';
import { ReadDialog } from '#parts/bill/ReadDialog.tsx';
import { compareTexts } from './texts.ts';
import type { CompareTexts } from './texts.ts';

type Line = CompanyBillDifference['products'][number];

const deltaOf = ({ before, after }: Pick<Line, 'before' | 'after'>): string => {
  const fen = fenOf(after) - fenOf(before);
  return fen > 0 ? `+${showSigned(fen, true)}` : fen ? showSigned(fen, true) : '—';
};

/** A bill beside the one before it: its parts with their change, and why they changed. */
export function Compare({ bill, onClose }: { bill: CompanyBillDetail; onClose(): void }) {
  const t = useTexts('companyBillCompare', compareTexts);
  const resource = useResource(companyBill.difference, { billId: bill.billId });
  return (
    <ReadDialog width={640} title={t.title} close={t.close} onClose={onClose}>
      <Answered from={resource}>
        {({ before, after, sentences, ...lines }) => (
          <div className="t-col">
            {[before, after].map((one) => (
              <SumRow key={one.billId} label={t.of(one.no, one.rows)}>
                {showYuan(one.amount)}
              </SumRow>
            ))}
            {(['products', 'departments'] as const).map((by) => (
              <Lines key={by} caption={t.by[by]} lines={lines[by]} before={before.amount} after={after.amount} t={t} />
            ))}
            <b className="t-m">{t.why}</b>
            <ul className="t-col">
              {sentences.map((sentence) => (
                <li key={sentence}>{withSigns(t.say(sentence))}</li>
              ))}
            </ul>
          </div>
        )}
      </Answered>
    </ReadDialog>
  );
}

function Lines({
  caption,
  lines,
  before,
  after,
  t,
}: {
  caption: string;
  lines: readonly Line[];
  before: string;
  after: string;
  t: CompareTexts;
}) {
  return (
    <Table
      caption={caption}
      rows={lines}
      rowKey={({ name }) => name}
      columns={columnsOf(caption, t)}
      foot={{
        name: t.sum,
        before: showYuan(before),
        after: showYuan(after),
        delta: <b>{deltaOf({ before, after })}</b>,
      }}
    />
  );
}

const columnsOf = (caption: string, t: CompareTexts): TableColumn<Line>[] => [
  { key: 'name', title: caption, phone: 'title', cell: ({ name }) => t.say(name) },
  { key: 'before', title: t.before, num: true, phone: 'named', cell: ({ before }) => showYuan(before) },
  { key: 'after', title: t.after, num: true, phone: 'named', cell: ({ after }) => showYuan(after) },
  { key: 'delta', title: t.change, num: true, phone: 'end', cell: (line) => <b>{deltaOf(line)}</b> },
];
