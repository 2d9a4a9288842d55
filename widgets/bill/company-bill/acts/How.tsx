import { useTexts } from '#kit/use-texts.ts';
import { ReadDialog } from '#parts/bill/ReadDialog.tsx';
import { actTexts } from './texts.ts';

/** The hash and its check, in words. */
export function How({ onClose }: { onClose(): void }) {
  const t = useTexts('companyBillActs', actTexts);
  return (
    <ReadDialog title={t.howTitle} close={t.close} onClose={onClose}>
      <ol className="t-col">
        {t.howText.map((text, at) => (
          <li key={text}>
            {at + 1}. {text}
          </li>
        ))}
      </ol>
    </ReadDialog>
  );
}
