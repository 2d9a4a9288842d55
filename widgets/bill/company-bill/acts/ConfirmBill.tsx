import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { cycleName } from '#domain/company-bill/cycle-name.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import type { BillModel } from '../model.ts';
import { Checklist } from './Checklist.tsx';
import { actTexts } from './texts.ts';

/** The list before confirming, at the side; on narrow roots from below. */
export function ConfirmBill({
  bill,
  model,
  onClose,
  toRows,
}: {
  bill: CompanyBillDetail;
  model: BillModel;
  onClose(): void;
  toRows(filters: Record<string, string>): void;
}) {
  const services = useServices();
  const t = useTexts('companyBillActs', actTexts);
  const { name } = services.place.peek();
  return (
    <Drawer open title={t.confirmTitle(t.say(cycleName(bill)))} onClose={onClose}>
      <Checklist
        bill={bill}
        model={model}
        toDisputes={() => services.navigate(name, { bill: bill.billId, side: 'disputes' })}
        toRows={toRows}
        onDone={onClose}
      />
    </Drawer>
  );
}
