import { useState } from 'react';
import { useLater } from '#kit/part.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import type { PartProps } from '../model.ts';
import type { CodeDialogProps } from './CodeDialog.tsx';

/** The way to pay by a code, below the methods; its dialog is loaded when it is wanted. */
export function CodeWay({ model, texts }: PartProps) {
  const [trade, setTrade] = useState<CodeDialogProps['trade'] | null>(null);
  const dialog = useLater(trade !== null, () => import('./CodeDialog.tsx'));
  if (!model.takesCodes) return null;
  return (
    <>
      <LinkButton className="t-s13 po-code" onClick={() => void model.tradeForCode().then(setTrade)}>
        {texts.payByCode}
      </LinkButton>
      {dialog && trade && <dialog.CodeDialog model={model} trade={trade} onClose={() => setTrade(null)} />}
    </>
  );
}
