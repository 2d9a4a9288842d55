import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useSay } from '#kit/say.ts';
import type { Widget } from '#kit/widget.ts';
import { LaterTrouble } from '../messages/LaterTrouble.tsx';
import type { Page } from '../page.ts';
import { loginFor } from './LoginAgain.tsx';
import type { LoginRequest } from './login-gate.ts';

interface LoginDialogProps {
  page: Page;
  request: LoginRequest;
  adopt(widget: Widget): void;
}

/** Its chunk may be lost: the request waits, so that what asked for the login goes on after it. */
export function LoginDialog({ page, request, adopt }: LoginDialogProps) {
  const [widget, setWidget] = useState<Widget | null>(null);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    page.widget(page.loginDialog).then(
      (loaded) => {
        if (!isCurrent) return;
        // Logged in meanwhile: the dialog has nothing left to ask.
        if (page.session.user.peek()) return request.closed();
        adopt(loaded);
        setWidget(loginFor(page.session, loaded));
      },
      () => isCurrent && setFailures(tries + 1),
    );
    return () => {
      isCurrent = false;
    };
  }, [page, request, tries]);
  if (!widget)
    return failures > tries ? <LoginLost onRetry={() => setTries(failures)} onClose={request.closed} /> : null;
  // The dialog knows its own props better than the registry's strings do.
  const View = widget.View as ComponentType<Record<string, unknown>>;
  return (
    <View
      presentation="dialog"
      reason={request.reason}
      note={request.note}
      onClose={() => request.closed()}
      onDone={() => request.closed()}
    />
  );
}

/** Above the page, as the login would be: the pressed button may be far down. Closing it ends the wait. */
function LoginLost({ onRetry, onClose }: { onRetry(): void; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Gives the focus back; its event is not the visitor's.
    return () => {
      dialog.current = null;
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="t-dialog t-page"
      style={{ margin: 'auto' }}
      onClose={() => dialog.current && onClose()}
    >
      <LaterTrouble kind="chunk" onRetry={onRetry} />
      <button type="button" className="t-link" onClick={onClose}>
        {useSay().say('关闭')}
      </button>
    </dialog>
  );
}
