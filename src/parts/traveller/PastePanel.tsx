import { useEffect, useRef, useState } from 'react';
import { useValue } from '#kit/readable.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import type { Party } from './party.ts';

/** A box for names and numbers of several travellers at once. */
export function PastePanel({ party, onClose }: { party: Party; onClose: () => void }) {
  const t = party.words;
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const run = async () => {
    if (await party.paste(text)) onClose();
  };
  return (
    <div className="tv-box tv-paste" role="group" aria-label={t.pasteLabel}>
      <TextArea aria-label={t.pasteLabel} rows={3} placeholder={t.pasteHint} value={text} onInput={setText} ref={box} />
      <div className="t-row">
        <Button kind="primary" size="sm" disabled={!text.trim()} onClick={() => void run()}>
          {t.pasteRun}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t.pasteCancel}
        </Button>
      </div>
    </div>
  );
}

/** The result of a pasted text, and the parts of it that were not understood. */
export function Pasted({ party }: { party: Party }) {
  const t = party.words;
  const pasted = useValue(party.pasted);
  const isMissing = useValue(party.present).some(({ errors }) => Object.keys(errors).length > 0);
  return (
    pasted && (
      <Alert className="bk-gap" kind={pasted.isWhole && !isMissing ? 'ok' : 'warn'}>
        {pasted.text}
        {isMissing && t.pasteMissing}
      </Alert>
    )
  );
}
