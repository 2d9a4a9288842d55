import { useLayoutEffect, useState } from 'react';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBell } from '#ui/icons/icons.ts';
import { Badge } from '#ui/display/Tag.tsx';
import { createBell } from './messages.ts';
import { createNotices } from './notices.ts';
import { useMessageTexts } from './texts.ts';

/** Opens the messages about orders on partner pages, which have no header with a bell. */
export function MessagesLink() {
  return useServices().isEmbedded ? <Messages /> : null;
}

/** Opens the member's messages and notices and counts the unread ones; `isBell`: an icon in place of the word. */
export function Messages({ isBell = false }: { isBell?: boolean }) {
  const texts = useMessageTexts();
  const services = useServices();
  const notices = useModel(() => createNotices(services));
  const bell = useModel(() => createBell(services, notices, isBell));
  const unread = useValue(bell.count);
  const [isOpen, setOpen] = useState(false);
  const part = useLater(isOpen, () => import('./MessagesDialog.tsx'));
  useLayoutEffect(() => {
    if (part) services.addStyles([part.messagesCss]);
  }, [part, services]);
  return (
    <>
      <LinkButton
        className="t-s13"
        aria-label={texts.count(unread)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isBell ? <Icon of={iconBell} /> : texts.link}
        {unread > 0 && <Badge>{unread}</Badge>}
      </LinkButton>
      {part && isOpen && <part.MessagesDialog bell={bell} onClose={() => setOpen(false)} />}
    </>
  );
}
