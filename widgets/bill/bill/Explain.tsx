import type { BillKind, BillRow } from '#contract/bill.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { isSummary } from './model.ts';
import { explain } from './explanation.ts';
import type { Texts } from './texts.ts';

interface ExplainProps {
  row: BillRow;
  kind: BillKind;
  t: Texts;
  showServFee: boolean;
  onClose: () => void;
}

/** The formula of a row's amount with its figures. */
export function Explain({ row, kind, t, showServFee, onClose }: ExplainProps) {
  const { parts, amount, note } = explain(row, kind, t, showServFee);
  return (
    <Dialog open title={t.explainTitle} onClose={onClose}>
      <div className="t-col">
        <div className="t-s13 t-2">
          {[row.title || t.subjects[row.type], row.orderId ? showOrderNo(row.orderId) : row.tradeNo]
            .filter(Boolean)
            .join(' · ')}
        </div>
        {parts.map(([label, value]) => (
          <SumRow key={label} label={label}>
            {value}
          </SumRow>
        ))}
        <SumRow label={<b>{isSummary(kind) ? t.explainedPeriod : t.explained}</b>}>
          <b>{amount}</b>
        </SumRow>
        {note && <div className="t-s12 t-3">{note}</div>}
      </div>
    </Dialog>
  );
}
