import { useLater } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import { useValues } from '#kit/readable.ts';
import { ServicesContext, useServices } from '#kit/widget.ts';
import type { Widget } from '#kit/widget.ts';
import { useSay } from '#kit/say.ts';
import { RootContext } from '#ui/base/root.ts';
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
      <RootContext.Provider value={world.services}>
        {!isFixed && !isOnline && <Offline />}
        <LostParts />
        {trouble ? (
          <LaterTrouble kind={trouble.kind} onRetry={again} />
        ) : (
          <ErrorBoundary onError={world.fail}>
            <Login page={page} request={login} adopt={adopt} />
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
      </RootContext.Provider>
    </ServicesContext.Provider>
  );
}

/** Without the network what is there stays; the telephone works all the same. */
function Offline() {
  const { say } = useSay();
  const [telephone] = useServices().config.peek().telephones;
  return (
    <p role="alert" className="t-alert t-alert--warn">
      {say('网络已断开，已填写的内容不会丢失')}
      {telephone && (
        <>
          {say('。如需帮助请致电')}{' '}
          <a className="t-link" href={`tel:${telephone}`}>
            {telephone}
          </a>
        </>
      )}
    </p>
  );
}

/** The login dialog in a chunk of its own, which is asked for beside that of its widget. */
function Login({
  page,
  request,
  adopt,
}: { page: Page; request: LoginRequest | null } & Pick<WidgetRootProps, 'adopt'>) {
  const part = useLater(!!request, () => {
    page.widget(page.loginDialog).catch(() => {});
    return import('./login/LoginDialog.tsx');
  });
  return request && part && <part.LoginDialog page={page} request={request} adopt={adopt} />;
}
