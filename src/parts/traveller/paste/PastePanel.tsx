import { useEffect, useRef, useState } from 'react';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import type { WholeParty } from '../actions/whole-party.ts';
import { pasteTexts } from './paste-texts.ts';
import css from '../traveller-card.css?shadow';

const styles = [css];

/** A box for names and numbers of several travellers at once. */
export function PastePanel({ party, onClose }: { party: WholeParty; onClose: () => void }) {
  useStyles(styles);
  const t = useTexts('pasted-travellers', pasteTexts);
  const label = t.label(party.words.passengers);
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const run = async () => {
    if (await party.paste(text)) onClose();
  };
  return (
    <div className="tv-box tv-paste" role="group" aria-label={label}>
      <TextArea aria-label={label} rows={3} placeholder={t.hint} value={text} onInput={setText} ref={box} />
      <div className="t-row">
        <Button kind="primary" size="sm" disabled={!text.trim()} onClick={() => void run()}>
          {t.run}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
