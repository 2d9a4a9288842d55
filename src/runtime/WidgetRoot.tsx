import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Readable } from '#kit/readable.ts';
import { useValue } from '#kit/readable.ts';
import { ServicesContext } from '#kit/widget.ts';
import type { Widget } from '#kit/widget.ts';
import type { MountServices } from './create-services.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LaterMessages } from './LaterMessages.tsx';
import { PlaceView } from './PlaceView.tsx';
import type { Place } from './place.ts';
import type { Shown } from './shown.ts';
import type { LoginRequest } from './login-gate.ts';
import type { Page } from './page.ts';

interface WidgetRootProps {
  page: Page;
  world: MountServices;
  first: Shown;
  isFixed: boolean;
  props: Readable<Readonly<Record<string, unknown>>>;
  adopt(widget: Widget): void;
  redirect(to: Place): void;
  onError(error: unknown): void;
}

/** Everything inside one shadow root: the place's widget, messages, and the login dialog when it is asked for. */
export function WidgetRoot({ page, world, first, isFixed, props, adopt, redirect, onError }: WidgetRootProps) {
  const current = useValue(props);
  const login = useValue(world.gate.request);
  return (
    <ServicesContext.Provider value={world.services}>
      <ErrorBoundary onError={onError}>
        <PlaceView page={page} first={first} isFixed={isFixed} props={current} adopt={adopt} redirect={redirect} />
      </ErrorBoundary>
      {login && <LoginDialog page={page} request={login} adopt={adopt} onError={onError} />}
      <LaterMessages model={world.messages} />
    </ServicesContext.Provider>
  );
}

function LoginDialog({ page, request, adopt, onError }: { page: Page; request: LoginRequest } & Pick<WidgetRootProps, 'adopt' | 'onError'>) {
  const [widget, setWidget] = useState<Widget | null>(null);
  useEffect(() => {
    let isCurrent = true;
    page.widget('login').then(
      (loaded) => {
        if (!isCurrent) return;
        adopt(loaded);
        setWidget(loaded);
      },
      (error: unknown) => {
        onError(error);
        request.closed();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [page, request]);
  if (!widget) return null;
  // The dialog knows its own props better than the registry's strings do.
  const View = widget.View as ComponentType<Record<string, unknown>>;
  return <View presentation="dialog" reason={request.reason} onClose={() => request.closed()} onDone={() => request.closed()} />;
}
