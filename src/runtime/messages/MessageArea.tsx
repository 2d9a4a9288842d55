import { useLayoutEffect, useRef } from 'react';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { moreCss } from '#ui/base/more-styles.ts';
import { Toasts } from '#ui/overlay/Toasts.tsx';
import type { MessagesModel, ShownDialog } from './messages.ts';

/** Shows a mount's messages inside its own shadow root, where no style or z-index of the page can hide them. */
export function MessageArea({ model }: { model: MessagesModel }) {
  const services = useServices();
  useLayoutEffect(() => services.addStyles([moreCss]), [services]);
  const { say } = useSay();
  const toasts = useValue(model.toasts);
  const dialog = useValue(model.dialog);
  // Enter, pressed at once, loses nothing.
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Toasts items={toasts.map((toast) => ({ ...toast, text: say(toast.text) }))} onClose={model.close} />
      {dialog && (
        <Dialog
          open
          width={370}
          title={say(dialog.title || '提示')}
          onClose={() => dialog.answer(false)}
          {...(dialog.kind === 'outline' && { initialFocus: stay })}
          footer={
            <>
              {dialog.kind === 'outline' && yes(dialog, say)}
              {dialog.no && (
                <Button
                  ref={stay}
                  kind={dialog.kind === 'outline' ? 'action' : 'outline'}
                  onClick={() => dialog.answer(false)}
                >
                  {say(dialog.no)}
                </Button>
              )}
              {dialog.kind !== 'outline' && yes(dialog, say)}
            </>
          }
        >
          <p>{say(dialog.text)}</p>
        </Dialog>
      )}
    </>
  );
}

const yes = ({ kind, yes: label, answer }: ShownDialog, say: Say['say']) => (
  <Button kind={kind} onClick={() => answer(true)}>
    {say(label)}
  </Button>
);
