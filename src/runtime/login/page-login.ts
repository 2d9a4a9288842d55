import { loginFor } from './LoginAgain.tsx';
import { createLoginGate } from './login-gate.ts';
import type { LoginGate } from './login-gate.ts';
import { mountWidget } from '../mount.tsx';
import type { Page } from '../page.ts';

/** The gate of `TravelEmbed.login()`: its dialog stands in an element of its own while it is asked for. */
export function createPageLogin(page: Page): LoginGate {
  const gate = createLoginGate(page.session, (reason) => page.tell('login', { asked: true, reason }), page.renew);
  const widget = async (name: string) => {
    const found = await page.widget(name);
    return name === page.loginDialog ? loginFor(page.session, found) : found;
  };
  let close = () => {};
  gate.request.subscribe((request) => {
    close();
    close = () => {};
    if (!request) return;
    const host = document.body.appendChild(document.createElement('div'));
    request.isLost = () => !host.isConnected;
    const mounted = mountWidget(
      { ...page, widget },
      host,
      page.loginDialog,
      { presentation: 'dialog', onClose: request.closed, onDone: request.closed },
      { router: 'memory', locale: page.language() },
    );
    mounted.ready.catch(request.closed);
    close = () => {
      mounted.unmount();
      host.remove();
    };
  });
  return gate;
}
