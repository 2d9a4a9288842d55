import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { showYuan } from '#domain/money.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { SumRow } from '#ui/display/SumRow.tsx';
import { withSigns } from '#ui/display/Unbroken.tsx';
import { Answered } from '#parts/bill/Answered.tsx';
import { ReadDialog } from '#parts/bill/ReadDialog.tsx';
import { actTexts } from './texts.ts';

/** A bill beside the one before it, as sentences. */
export function Compare({ bill, onClose }: { bill: CompanyBillDetail; onClose(): void }) {
  const t = useTexts('companyBillActs', actTexts);
  const resource = useResource(companyBill.difference, { billId: bill.billId });
  return (
    <ReadDialog width={640} title={t.compareTitle} close={t.close} onClose={onClose}>
      <Answered from={resource}>
        {({ before, after, sentences }) => (
          <div className="t-col">
            {[before, after].map((one) => (
              <SumRow key={one.billId} label={t.compareOf(one.no, one.rows)}>
                {showYuan(one.amount)}
              </SumRow>
            ))}
            <div className="t-hr" />
            {sentences.map((sentence) => (
              <p key={sentence}>{withSigns(t.say(sentence))}</p>
            ))}
          </div>
        )}
      </Answered>
    </ReadDialog>
  );
}
