import { useState } from 'react';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { iconBell, iconRight } from '#ui/icons.ts';
import type { HomeModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';

/** The newest notice in one line; all of them in a box with an 'I know' button (section 2.4). */
export function NoticeBar({ model }: { model: HomeModel }) {
  const texts = useTexts('home', ownTexts);
  const notices = useValue(model.notices);
  const [isOpen, setIsOpen] = useState(false);
  // Its room is kept while nobody knows whether there are any.
  if (!notices) return <div className="hm-note is-empty" />;
  const [newest] = notices;
  if (!newest) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" className="hm-note" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon of={iconBell} size={16} />
        <span className="t-grow t-ellip">
          <b>{newest.title}</b>　{newest.text}
        </span>
        <span className="t-3 t-nowrap">
          {notices.length} {texts.count}
        </span>
        <Icon of={iconRight} size={16} />
      </button>
      <Dialog open={isOpen} onClose={close} title={texts.notices} width={640} footer={<Button kind="primary" onClick={close}>{texts.iKnow}</Button>}>
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
    </>
  );
}
