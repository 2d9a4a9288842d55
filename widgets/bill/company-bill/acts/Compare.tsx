import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import type { CompanyBillDifference } from '#contract/company-bill-match.ts';
import { fenOf, showSigned, showYuan } from '#domain/money.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { SumRow } from '#ui/display/SumRow.tsx';
import { withSigns } from '#ui/display/Unbroken.tsx';
import { Table } from '#ui/list/Table.tsx';
import { Answered } from '#parts/bill/Answered.tsx';
import { ReadDialog } from '#parts/bill/ReadDialog.tsx';
import { actTexts } from './texts.ts';
import type { ActTexts } from './texts.ts';

type Line = CompanyBillDifference['products'][number];

const deltaOf = ({ before, after }: Pick<Line, 'before' | 'after'>): string => {
  const fen = fenOf(after) - fenOf(before);
  return fen > 0 ? `+${showSigned(fen, true)}` : fen ? showSigned(fen, true) : '—';
};

/** A bill beside the one before it: its parts with their change, and why they changed. */
export function Compare({ bill, onClose }: { bill: CompanyBillDetail; onClose(): void }) {
  const t = useTexts('companyBillActs', actTexts);
  const resource = useResource(companyBill.difference, { billId: bill.billId });
  return (
    <ReadDialog width={640} title={t.compareTitle} close={t.close} onClose={onClose}>
      <Answered from={resource}>
        {({ before, after, sentences, ...lines }) => (
          <div className="t-col">
            {[before, after].map((one) => (
              <SumRow key={one.billId} label={t.compareOf(one.no, one.rows)}>
                {showYuan(one.amount)}
              </SumRow>
            ))}
            {(['products', 'departments'] as const).map((by) => (
              <Lines
                key={by}
                caption={t.compareBy[by]}
                lines={lines[by]}
                before={before.amount}
                after={after.amount}
                t={t}
              />
            ))}
            <b className="t-m">{t.compareWhy}</b>
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
  t: ActTexts;
}) {
  return (
    <Table
      caption={caption}
      rows={lines}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', title: caption, phone: 'title', cell: ({ name }) => t.say(name) },
        { key: 'before', title: t.compareFrom, num: true, phone: 'named', cell: (line) => showYuan(line.before) },
        { key: 'after', title: t.compareTo, num: true, phone: 'named', cell: (line) => showYuan(line.after) },
        { key: 'delta', title: t.compareDelta, num: true, phone: 'end', cell: (line) => <b>{deltaOf(line)}</b> },
      ]}
      foot={{
        name: t.compareSum,
        before: showYuan(before),
        after: showYuan(after),
        delta: <b>{deltaOf({ before, after })}</b>,
      }}
    />
  );
}
