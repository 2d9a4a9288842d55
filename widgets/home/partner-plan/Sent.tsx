import { useEffect, useRef } from 'react';
import type { PartnerApplication } from '#contract/partner.ts';
import { createCopy } from '#kit/copy-text.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { texts as ownTexts } from './texts.ts';

/** Handed in: the number to keep. */
export function Sent({ application, onAnother }: { application: PartnerApplication; onAnother(): void }) {
  const texts = useTexts('partner-plan', ownTexts);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.focus();
  }, []);
  const copy = createCopy(useServices(), texts);
  return (
    <div ref={part} tabIndex={-1} role="status" className="pp-sent">
      <Empty
        art="done"
        title={texts.sentTitle}
        text={texts.sentText}
        action={
          <>
            <p className="pp-no">
              <span className="t-3">{texts.applicationNo}</span>
              <b>{application.applicationNo}</b>
            </p>
            <div className="t-row">
              <Button onClick={onAnother}>{texts.another}</Button>
              <Button kind="primary" onClick={() => void copy(application.applicationNo)}>
                {texts.copy}
              </Button>
            </div>
          </>
        }
      />
    </div>
  );
}
