import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import type { Party } from '../party.ts';

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
