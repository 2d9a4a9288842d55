import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { createCopy } from '#kit/copy-text.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { transferTexts } from './transfer-texts.ts';

/** Account and reference of a transfer, each with a button that copies it. */
export function TransferTo({ to, note }: { to: CompanyBillDetail['transfer']; note: string }) {
  const services = useServices();
  const t = useTexts('companyBillTransfer', transferTexts);
  return (
    <div className="is-wide pr-note" style={{ margin: 0, width: 'auto' }}>
      <KeyValue
        items={(['accountName', 'bank', 'number', 'reference'] as const).map((name) => [
          t[name],
          <span key={name} className="t-row">
            <b>{to[name]}</b>
            <CopyButton label={t.copyOf(t[name])} onClick={() => void createCopy(services, t)(to[name])} />
          </span>,
        ])}
      />
      <p className="t-s12 t-3">{note}</p>
    </div>
  );
}
