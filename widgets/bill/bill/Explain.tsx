import type { BillKind, BillRow } from '#contract/bill.ts';
import type { ShowAmount } from '#parts/account/hidden-amounts.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { isIncome, numberOf } from './columns.tsx';
import { isSummary } from './model.ts';
import { useTexts } from '#kit/use-texts.ts';
import { explain } from './explanation.ts';
import { explainTexts } from '#parts/bill/amount-texts.ts';
import type { Texts } from './texts.ts';

interface ExplainProps {
  row: BillRow;
  kind: BillKind;
  t: Texts;
  showServFee: boolean;
  showYuan: ShowAmount;
  onClose: () => void;
}

/** The formula of a row's amount with its figures. */
export function Explain({ row, kind, t: ofBill, showServFee, showYuan, onClose }: ExplainProps) {
  const t = { ...ofBill, ...useTexts('bill', explainTexts) };
  const { parts, amount, balances, note } = explain(row, kind, t, showServFee, showYuan);
  const subject = t.say(row.title) || t.subjects[row.type];
  const number = numberOf(row, !isIncome(kind));
  const isPoints = kind === 'integral';
  return (
    <Dialog open title={isPoints ? t.explainPoints : t.explainTitle} onClose={onClose}>
      <div className="t-col">
        <div className="t-s13 t-2">
          {subject}
          {subject && number && ' · '}
          {number}
        </div>
        <SumRow label={<b>{isSummary(kind) ? t.explainedPeriod : isPoints ? t.explainedPoints : t.explained}</b>}>
          <b>{amount}</b>
        </SumRow>
        {[...parts, ...balances].map(([label, value]) => (
          <SumRow key={label} label={label}>
            {value}
          </SumRow>
        ))}
        {note && <div className="t-s12 t-3">{note}</div>}
      </div>
    </Dialog>
  );
}
