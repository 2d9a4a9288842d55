import { useRef, useState } from 'react';
import { useValue } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/overlay/Panel.tsx';
import { Badge } from '#ui/display/Tag.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { iconBell } from '#ui/icons/icons.ts';
import { NoNotices, NoticeTag } from './Notices.tsx';
import { useHeader } from './use-header.ts';

const latest = 3;

/** Messages with their count, for a visitor a dot; the latest hang below, on narrow roots all of them open at once. */
export function Bell() {
  const { words, services, model } = useHeader();
  const user = useValue(services.session.user);
  const notices = useValue(model.notices);
  const read = useValue(model.read);
  const count = useValue(model.unread);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(button, 960);
  const all = () => {
    setOpen(false);
    model.openNotices();
  };
  return (
    <>
      <LinkButton
        ref={button}
        className="hd-bell"
        aria-label={words.noticesCount(count)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isNarrow ? all() : setOpen(!isOpen))}
      >
        <Icon of={iconBell} />
        {count > 0 && (user ? <Badge>{count}</Badge> : <i className="hd-dot" />)}
      </LinkButton>
      <Panel
        open={isOpen}
        anchor={button}
        onClose={() => setOpen(false)}
        title={words.notices}
        placement="bottom-end"
        width={344}
      >
        <div className="hd-np">
          <div className="hd-np__h">
            <b>{words.notices}</b>
            {count > 0 && <Badge>{count}</Badge>}
            {count > 0 && (
              <LinkButton className="t-s12 t-end" onClick={model.markRead}>
                {words.allRead}
              </LinkButton>
            )}
          </div>
          {notices.length === 0 && <NoNotices className="hd-np__no" />}
          {notices.slice(0, latest).map((one) => (
            <button
              key={one.id}
              type="button"
              className={read.includes(one.id) ? 'hd-np__i' : 'hd-np__i is-new'}
              onClick={all}
            >
              <NoticeTag level={one.level} />
              <span className="t-ellip">
                {one.title}
                {!read.includes(one.id) && <span className="t-vh">{words.unread}</span>}
              </span>
              <time>{one.date.slice(5)}</time>
            </button>
          ))}
          {notices.length > 0 && (
            <LinkButton className="hd-np__f" onClick={all}>
              {words.all}
            </LinkButton>
          )}
        </div>
      </Panel>
    </>
  );
}
