import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
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
  const { services, model } = useHeader();
  const bell = useModel(() => createBell(services, model, true));
  const count = useValue(bell.count);
  const [shown, setShown] = useState<'panel' | 'all' | null>(null);
  const button = useRef<HTMLElement>(null);
  const close = () => setShown(null);
  return (
    <>
      <Opener
        anchor={button}
        count={count}
        mark={<Badge>{count}</Badge>}
        open={shown === 'panel'}
        onPress={() => setShown(shown === 'panel' ? null : 'panel')}
        onClose={close}
      >
        <MemberPanel count={count} onRead={bell.reload} onClose={close} onAll={() => setShown('all')} />
      </Opener>
      {shown === 'all' && <MessagesDialog bell={bell} onClose={close} />}
    </>
  );
}

/** Notices alone; on narrow roots all of them open at once. */
function VisitorBell() {
  const { model } = useHeader();
  const count = useValue(model.unread);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(button, 960);
  const close = () => setOpen(false);
  return (
    <Opener
      anchor={button}
      count={count}
      mark={<i className="hd-dot" />}
      open={isOpen}
      onPress={() => (isNarrow ? model.openNotices() : setOpen(!isOpen))}
      onClose={close}
    >
      <VisitorPanel count={count} onClose={close} />
    </Opener>
  );
}

interface OpenerProps {
  anchor: RefObject<HTMLElement | null>;
  count: number;
  /** Shown on the bell while something is unread. */
  mark: ReactNode;
  open: boolean;
  onPress: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The bell with its mark, and the panel that hangs below it. */
function Opener({ anchor, count, mark, open, onPress, onClose, children }: OpenerProps) {
  const { words } = useHeader();
  return (
    <>
      <LinkButton
        ref={anchor}
        className="hd-bell"
        aria-label={words.noticesCount(count)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onPress}
      >
        <Icon of={iconBell} />
        {count > 0 && mark}
      </LinkButton>
      <Panel open={open} anchor={anchor} onClose={onClose} title={words.notices} placement="bottom-end" width={344}>
        {children}
      </Panel>
    </>
  );
}
