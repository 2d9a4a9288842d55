import type { ReactNode } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';

interface ReadDialogProps {
  title: string;
  width?: 640;
  /** Of its one button. */
  close: string;
  onClose(): void;
  children: ReactNode;
}

/** A dialog that is only read: one button closes it. */
export function ReadDialog({ close, onClose, ...rest }: ReadDialogProps) {
  return (
    <Dialog
      open
      {...rest}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {close}
        </Button>
      }
    />
  );
}
