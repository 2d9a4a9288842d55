import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import { useModel } from '#kit/widget.ts';
import { createMessages } from '#parts/messages/messages.ts';
import { MessageList } from '#parts/messages/MessageList.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Badge } from '#ui/display/Tag.tsx';
import { NoNotices, NoticeTag } from '../Notices.tsx';
import { useHeader } from '../use-header.ts';

const latestNotices = 3;
const latestMessages = 4;

interface PanelProps {
  /** Unread messages and notices. */
  count: number;
  onClose: () => void;
}

/** The latest messages about orders, then the latest notices. */
export function MemberPanel({ count, onRead, onClose, onAll }: PanelProps & { onRead: () => void; onAll: () => void }) {
  const { words, services, model } = useHeader();
  const messages = useModel(() => createMessages(services, onRead));
  const rows = useValue(messages.rows);
  const markRead = () => {
    model.markRead();
    void messages.read();
  };
  return (
    <Frame count={count} onRead={markRead}>
      <MessageList model={messages} limit={latestMessages} onOpened={onClose} />
      {rows.length > latestMessages && (
        <LinkButton className="hd-np__f" onClick={onAll}>
          {words.allMessages}
        </LinkButton>
      )}
      <h3 className="hd-np__k">{words.noticeTitle}</h3>
      <LatestNotices onClose={onClose} />
    </Frame>
  );
}

export function VisitorPanel({ count, onClose }: PanelProps) {
  const { model } = useHeader();
  return (
    <Frame count={count} onRead={model.markRead}>
      <LatestNotices onClose={onClose} />
    </Frame>
  );
}

function Frame({ count, onRead, children }: { count: number; onRead: () => void; children: ReactNode }) {
  const { words } = useHeader();
  return (
    <div className="hd-np">
      <div className="hd-np__h">
        <b>{words.notices}</b>
        {count > 0 && <Badge>{count}</Badge>}
        {count > 0 && (
          <LinkButton className="t-s12 t-end" onClick={onRead}>
            {words.allRead}
          </LinkButton>
        )}
      </div>
      {children}
    </div>
  );
}

function LatestNotices({ onClose }: { onClose: () => void }) {
  const { words, model } = useHeader();
  const notices = useValue(model.notices);
  const read = useValue(model.read);
  const all = () => {
    onClose();
    model.openNotices();
  };
  return (
    <>
      {notices.length === 0 && <NoNotices className="hd-np__no" />}
      {notices.slice(0, latestNotices).map((one) => (
        <button
          key={one.id}
          type="button"
          className={read.includes(one.id) ? 'hd-np__i' : 'hd-np__i is-new'}
          onClick={all}
        >
          <NoticeTag level={one.level} />
          <span className="t-grow">
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
    </>
  );
}
