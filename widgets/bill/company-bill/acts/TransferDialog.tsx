import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { useTexts } from '#kit/use-texts.ts';
import { TransferTo } from '#parts/bill/TransferTo.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { actTexts } from './texts.ts';

/** Where a registered transfer goes, until the money has arrived. */
export function TransferDialog({ to, onClose }: { to: CompanyBillDetail['transfer']; onClose(): void }) {
  const t = useTexts('companyBillActs', actTexts);
  return (
    <Dialog
      open
      title={t.transferTitle}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <TransferTo to={to} note={t.transferWaits} />
    </Dialog>
  );
}
