import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { MessageList } from './MessageList.tsx';
import css from './messages.css?shadow';
import { createMessages } from './messages.ts';
import type { BellModel } from './messages.ts';
import type { NoticesModel } from './notices.ts';
import { useMessageTexts } from './texts.ts';

/** Sheet of the dialog and of `MessageList`. */
export const messagesCss = css;

/** All messages about the member's orders, then the notices of the application. */
export function MessagesDialog({ bell, onClose }: { bell: BellModel; onClose: () => void }) {
  const texts = useMessageTexts();
  const services = useServices();
  const model = useModel(() => createMessages(services, bell.reload));
  const count = useValue(bell.count);
  const readAll = () => {
    bell.notices.markRead();
    void model.read();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      sub={
        count > 0 && (
          <LinkButton className="t-s13" onClick={readAll}>
            {texts.allRead}
          </LinkButton>
        )
      }
      width={640}
    >
      <MessageList model={model} onOpened={onClose} />
      <NoticeList notices={bell.notices} />
    </Dialog>
  );
}

function NoticeList({ notices: { notices, read } }: { notices: NoticesModel }) {
  const texts = useMessageTexts();
  const rows = useValue(notices);
  const seen = useValue(read);
  const { langOf } = useSay();
  return (
    rows.length > 0 && (
      <section aria-label={texts.notices}>
        <h3 className="t-h3">{texts.notices}</h3>
        <ul className="t-msgs">
          {rows.map(({ id, title, text, date }) => (
            <li key={id} className="t-note">
              <div className="t-row">
                <b lang={langOf(title)}>{title}</b>
                {!seen.includes(id) && <span className="t-s12 t-warn">{texts.unread}</span>}
                <time className="t-end t-s12 t-3" dateTime={date}>
                  {date}
                </time>
              </div>
              <p className="t-s13 t-2" lang={langOf(text)}>
                {text}
              </p>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
