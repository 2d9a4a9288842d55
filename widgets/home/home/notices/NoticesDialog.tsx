import type { Notice } from '#contract/notice.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { texts as ownTexts } from '../texts.ts';

/** All notices in a box with an 'I know' button (section 2.4); a part of its own, loaded when it is opened. */
export function NoticesDialog({ notices, onClose }: { notices: readonly Notice[]; onClose(): void }) {
  const texts = useTexts('home', ownTexts);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.notices}
      width={640}
      footer={
        <Button kind="primary" onClick={onClose}>
          {texts.iKnow}
        </Button>
      }
    >
      <ul className="hm-notes">
        {notices.map((one) => (
          <li key={one.id}>
            <h3 className="t-h3">{one.title}</h3>
            <p className="t-2">{one.text}</p>
            <time className="t-s12 t-3" dateTime={one.date}>
              {one.date}
            </time>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
