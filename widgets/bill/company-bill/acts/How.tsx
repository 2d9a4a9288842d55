import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { actTexts } from './texts.ts';

/** The hash and its check, in words. */
export function How({ onClose }: { onClose(): void }) {
  const t = useTexts('companyBillActs', actTexts);
  return (
    <Dialog
      open
      title={t.howTitle}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <ol className="t-col">
        {t.howText.map((text, at) => (
          <li key={text}>
            {at + 1}. {text}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
