import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { Readable } from '#kit/readable.ts';
import { useValues } from '#kit/readable.ts';
import { ServicesContext, useServices } from '#kit/widget.ts';
import type { Widget } from '#kit/widget.ts';
import type { MountServices } from './create-services.ts';
import { ErrorBoundary } from './messages/ErrorBoundary.tsx';
import { LaterMessages } from './messages/LaterMessages.tsx';
import { LostParts } from './messages/LostParts.tsx';
import { LaterTrouble } from './messages/LaterTrouble.tsx';
import { PlaceView } from './place/PlaceView.tsx';
import type { Place } from './place/place.ts';
import type { Shown } from './shown.ts';
import type { LoginRequest } from './login/login-gate.ts';
import type { Page } from './page.ts';

interface WidgetRootProps {
  page: Page;
  world: MountServices;
  first: Shown;
  isDecided: boolean;
  isFixed: boolean;
  props: Readable<Readonly<Record<string, unknown>>>;
  adopt(widget: Widget): void;
  redirect(to: Place): void;
}

/** Everything inside one shadow root: the place's widget, messages, and the login dialog when it is asked for. */
export function WidgetRoot({ page, world, first, isDecided, isFixed, props, adopt, redirect }: WidgetRootProps) {
  const [current, login, trouble, isOnline] = useValues(
    props,
    world.gate.request,
    world.trouble,
    world.services.online,
  );
  const again = () => {
    world.trouble.value = null;
    trouble?.again?.();
  };
  return (
    <ServicesContext.Provider value={world.services}>
      {!isFixed && !isOnline && <Offline />}
      <LostParts />
      {trouble ? (
        <LaterTrouble kind={trouble.kind} onRetry={again} />
      ) : (
        <ErrorBoundary onError={world.fail}>
          {login && <LoginDialog page={page} request={login} adopt={adopt} />}
          <PlaceView
            page={page}
            first={first}
            isDecided={isDecided}
            isFixed={isFixed}
            props={current}
            adopt={adopt}
            redirect={redirect}
          />
        </ErrorBoundary>
      )}
      <LaterMessages model={world.messages} />
    </ServicesContext.Provider>
  );
}

/** Without the network what is there stays; the telephone works all the same. */
function Offline() {
  const [telephone] = useServices().config.peek().telephones;
  return (
    <p role="alert" className="t-alert t-alert--warn">
      网络已断开，已填写的内容不会丢失
      {telephone && (
        <>
          。如需帮助请致电{' '}
          <a className="t-link" href={`tel:${telephone}`}>
            {telephone}
          </a>
        </>
      )}
    </p>
  );
}

/** Its chunk may be lost: the request waits, so that what asked for the login goes on after it. */
function LoginDialog({ page, request, adopt }: { page: Page; request: LoginRequest } & Pick<WidgetRootProps, 'adopt'>) {
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
        setWidget(loaded);
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
        关闭
      </button>
    </dialog>
  );
}
