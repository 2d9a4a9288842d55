import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { createCopy } from '#kit/copy-text.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { actTexts } from './texts.ts';

type To = CompanyBillDetail['transfer'];

/** Account and reference of a transfer, each with a button that copies it. */
export function TransferTo({ to, note }: { to: To; note: string }) {
  const services = useServices();
  const t = useTexts('companyBillActs', actTexts);
  return (
    <div className="is-wide pr-note" style={{ margin: 0, width: 'auto' }}>
      <KeyValue
        items={(['accountName', 'bank', 'number', 'reference'] as const).map((name) => {
          const label = name === 'reference' ? t.transferRef : t[name];
          return [
            label,
            <span key={name} className="t-row">
              <b>{to[name]}</b>
              <CopyButton label={t.copyOf(label)} onClick={() => void createCopy(services, t)(to[name])} />
            </span>,
          ] as const;
        })}
      />
      <p className="t-s12 t-3">{note}</p>
    </div>
  );
}

/** Where a registered transfer goes, until the money has arrived. */
export function TransferDialog({ to, onClose }: { to: To; onClose(): void }) {
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
