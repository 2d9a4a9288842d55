import type { ReactNode } from 'react';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { actTexts } from './texts.ts';

interface ReadDialogProps {
  title: string;
  width?: 640;
  onClose(): void;
  children: ReactNode;
}

/** A dialog that is only read: one button closes it. */
export function ReadDialog({ onClose, ...rest }: ReadDialogProps) {
  const t = useTexts('companyBillActs', actTexts);
  return (
    <Dialog
      open
      {...rest}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t.close}
        </Button>
      }
    />
  );
}
