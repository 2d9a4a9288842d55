import { useRef, useState } from 'react';
import { useValue } from '#kit/readable.ts';
import { useModel } from '#kit/widget.ts';
import { createBell } from '#parts/messages/messages.ts';
import { MessagesDialog } from '#parts/messages/MessagesDialog.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/overlay/Panel.tsx';
import { Badge } from '#ui/display/Tag.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { iconBell } from '#ui/icons/icons.ts';
import { MemberPanel, VisitorPanel } from './BellPanel.tsx';
import { useHeader } from '../use-header.ts';

/** Messages with their count, for a visitor a dot; the latest hang below. */
export function Bell() {
  const { services } = useHeader();
  const user = useValue(services.session.user);
  return user ? <MemberBell key={user.memberId} /> : <VisitorBell />;
}

/** Messages about the member's orders, and notices. */
function MemberBell() {
  const { words, services, model } = useHeader();
  const bell = useModel(() => createBell(services, model, true));
  const count = useValue(bell.count);
  const [shown, setShown] = useState<'panel' | 'all' | null>(null);
  const button = useRef<HTMLElement>(null);
  const close = () => setShown(null);
  return (
    <>
      <LinkButton
        ref={button}
        className="hd-bell"
        aria-label={words.noticesCount(count)}
        aria-haspopup="dialog"
        aria-expanded={shown === 'panel'}
        onClick={() => setShown(shown === 'panel' ? null : 'panel')}
      >
        <Icon of={iconBell} />
        {count > 0 && <Badge>{count}</Badge>}
      </LinkButton>
      <Panel
        open={shown === 'panel'}
        anchor={button}
        onClose={close}
        title={words.notices}
        placement="bottom-end"
        width={344}
      >
        <MemberPanel count={count} onRead={bell.reload} onClose={close} onAll={() => setShown('all')} />
      </Panel>
      {shown === 'all' && <MessagesDialog bell={bell} onClose={close} />}
    </>
  );
}

/** Notices alone; on narrow roots all of them open at once. */
function VisitorBell() {
  const { words, model } = useHeader();
  const count = useValue(model.unread);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(button, 960);
  return (
    <>
      <LinkButton
        ref={button}
        className="hd-bell"
        aria-label={words.noticesCount(count)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isNarrow ? model.openNotices() : setOpen(!isOpen))}
      >
        <Icon of={iconBell} />
        {count > 0 && <i className="hd-dot" />}
      </LinkButton>
      <Panel
        open={isOpen}
        anchor={button}
        onClose={() => setOpen(false)}
        title={words.notices}
        placement="bottom-end"
        width={344}
      >
        <VisitorPanel count={count} onClose={() => setOpen(false)} />
      </Panel>
    </>
  );
}
