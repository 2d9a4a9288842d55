import { useValue } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { MessageList } from './MessageList.tsx';
import css from './messages.css?shadow';
import { createMessages } from './messages.ts';
import { texts } from './texts.ts';

/** Sheet of the dialog and of `MessageList`. */
export const messagesCss = css;

/** All messages about the member's orders. */
export function MessagesDialog({ onClose, onRead }: { onClose: () => void; onRead: () => void }) {
  const services = useServices();
  const model = useModel(() => createMessages(services, onRead));
  const hasUnread = useValue(model.rows).some(({ isRead }) => !isRead);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      sub={
        hasUnread && (
          <LinkButton className="t-s13" onClick={() => void model.read()}>
            {texts.allRead}
          </LinkButton>
        )
      }
      width={640}
    >
      <MessageList model={model} onOpened={onClose} />
    </Dialog>
  );
}
