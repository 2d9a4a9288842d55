import type { CompanyBillDetail, CompanyBillRowView } from '#contract/company-bill.ts';
import { Match } from '#parts/bill/match/Match.tsx';
import type { BillModel } from '../model.ts';
import { Compare } from '#parts/bill/compare/Compare.tsx';
import { ConfirmBill } from './ConfirmBill.tsx';
import { DisputeForm } from './DisputeForm.tsx';
import { How } from './How.tsx';
import { PayForm } from './PayForm.tsx';
import { TransferDialog } from './TransferDialog.tsx';

/** A dialog of the bill. */
export type Asked =
  | { kind: 'dispute'; row?: CompanyBillRowView }
  | { kind: 'confirm' | 'pay' | 'transfer' | 'compare' | 'match' | 'how' };

interface Props {
  asked: Asked;
  bill: CompanyBillDetail;
  model: BillModel;
  onClose(): void;
  /** Shows these rows below the head. */
  toRows(filters: Record<string, string>): void;
  /** Rows may have changed. */
  onChanged(): void;
}

/** The dialogs of a bill: its acts, and what explains it. */
export function Dialogs({ asked, bill, model, onClose, toRows, onChanged }: Props) {
  switch (asked.kind) {
    case 'dispute':
      return (
        <DisputeForm
          bill={bill}
          row={asked.row}
          onClose={onClose}
          onDone={() => {
            void model.detail.load();
            onChanged();
            onClose();
          }}
        />
      );
    case 'confirm':
      return <ConfirmBill bill={bill} model={model} onClose={onClose} toRows={toRows} />;
    case 'pay':
      return <PayForm bill={bill} model={model} onClose={onClose} />;
    case 'transfer':
      return <TransferDialog to={bill.transfer} onClose={onClose} />;
    case 'compare':
      return <Compare bill={bill} onClose={onClose} />;
    case 'match':
      return <Match bill={bill} onClose={onClose} />;
    case 'how':
      return <How onClose={onClose} />;
  }
}
