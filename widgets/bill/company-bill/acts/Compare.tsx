import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Answered } from './Answered.tsx';
import { actTexts } from './texts.ts';

/** A bill beside the one before it, as sentences. */
export function Compare({ bill, onClose }: { bill: CompanyBillDetail; onClose(): void }) {
  const t = useTexts('companyBillActs', actTexts);
  const resource = useResource(companyBill.difference, { billId: bill.billId });
  return (
    <Dialog
      open
      width={640}
      title={t.compareTitle}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <Answered from={resource}>
        {({ before, after, sentences }) => (
          <div className="t-col">
            {[before, after].map((one) => (
              <SumRow key={one.billId} label={t.compareOf(one.no, one.rows)}>
                ¥{formatYuan(one.amount, true)}
              </SumRow>
            ))}
            <div className="t-hr" />
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </Answered>
    </Dialog>
  );
}
