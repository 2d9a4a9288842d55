import { fireEvent, waitFor, within } from '@testing-library/dom';
import { passwordHash } from '#parts/login/password-hash.ts';
import { mountWidget as mount } from '#runtime/mount.tsx';
import { memoryNavigator } from '#runtime/place/navigator.ts';
import { createPage } from '#runtime/page.ts';
import type { PageOptions } from '#runtime/page.ts';
import type { RouteName } from '#routes/names.ts';
import { defaultConfig, mergeTheme } from '#theme/default-config.ts';
import type { Theme } from '#theme/theme.ts';
import { tables } from '#widgets/screens.ts';
import { allWidgets } from './all-widgets.ts';
import { mounted } from './mounted.ts';
import { sandboxUrl } from './own-sandbox.ts';

export { fireEvent, waitFor };

export interface MountWidgetOptions {
  props?: Record<string, unknown>;
  /** Mobile phone of the seeded account that is logged in before the mount. */
  as?: string;
  /** Differences from the default application configuration. */
  theme?: Theme;
  /** Address of the widget: `/airTicket/order_info?seats=…`. Without it: memory routing from its home. */
  address?: string;
  /** The hash of a partner's page, as `account-centre=/order/list`. */
  hash?: string;
  fetch?: PageOptions['fetch'];
  /** As after a reload: the tab's storage stays. */
  keepSession?: boolean;
  now?: () => number;
  /** Stays at every place: a header, a footer. */
  isFixed?: boolean;
  /** As on the provider's own site, whose widgets share one navigator; on this route of it. */
  onSite?: boolean | RouteName;
  /** Changes the logged-in member as the wire would: a third-party user. */
  user?: Record<string, unknown>;
}

const envelope = (text: string) => JSON.parse(text) as { ret: number; msg: string; data: Record<string, unknown> };

/** Calls the sandbox as a server would: form-encoded, no page around it. */
export async function callSandbox(path: string, fields: Record<string, string> = {}) {
  const response = await fetch(sandboxUrl() + path, {
    method: 'POST',
    body: new URLSearchParams({ device: 'web', ...fields }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  return envelope(await response.text());
}

/** GET of a sandbox helper. */
export async function askSandbox(path: string): Promise<Record<string, unknown>> {
  const answer = JSON.parse(await (await fetch(sandboxUrl() + path)).text()) as Record<string, unknown>;
  return (answer['data'] as Record<string, unknown> | undefined) ?? answer;
}

const sessions = new Map<string, Record<string, unknown>>();

/** Logs a seeded account in by password and captcha; once per test file. */
export async function logIn(mobilePhone: string): Promise<Record<string, unknown>> {
  const known = sessions.get(mobilePhone);
  if (known) return known;
  const { data: captcha } = await callSandbox('/common/captcha');
  const randomCode = String(captcha['randomCode']);
  const { code } = await askSandbox(`/sandbox/captcha?randomCode=${randomCode}`);
  const answer = await callSandbox('/login/appNewLogin', {
    mobilePhone,
    loginPsw: passwordHash('travel123'),
    accCode: String(code),
    randomCode,
  });
  if (answer.ret !== 0) throw new Error(`cannot log in ${mobilePhone}: ${answer.msg}`);
  sessions.set(mobilePhone, answer.data);
  return answer.data;
}

/** Another file has another sandbox. */
export const forgetSessions = (): void => sessions.clear();

/** Mounts a registered widget in a shadow root with the real runtime against the file's sandbox; it is gone after the test. */
export async function mountWidget(name: string, options: MountWidgetOptions = {}) {
  const config = options.theme ? mergeTheme(options.theme) : defaultConfig;
  if (!options.keepSession) sessionStorage.clear();
  if (options.as) {
    const { token, ...user } = await logIn(options.as);
    sessionStorage.setItem(`travel-embed:${config.appId}:token`, JSON.stringify(token));
    sessionStorage.setItem(`travel-embed:${config.appId}:user`, JSON.stringify({ ...user, ...options.user }));
  }
  history.replaceState(null, '', options.address ?? (options.hash ? `/#${options.hash}` : '/'));
  const page = await createPage({
    appId: config.appId,
    apiBase: sandboxUrl(),
    cdnBase: '',
    version: 'test',
    registry: allWidgets,
    loadTables: async () => tables,
    config,
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.now && { now: options.now }),
  });
  const host = document.body.appendChild(document.createElement('div'));
  const events: { type: string; detail: unknown }[] = [];
  for (const type of [
    'ready',
    'error',
    'navigate',
    'search',
    'login',
    'logout',
    'order',
    'paid',
    'approval',
    'application',
  ]) {
    host.addEventListener(`travel:${type}`, (event) => events.push({ type, detail: (event as CustomEvent).detail }));
  }
  // The sandbox ends the session: the next mount logs in again.
  if (options.as) host.addEventListener('travel:logout', () => sessions.delete(options.as as string));
  const handle = mount(page, host, name, options.props ?? {}, {
    router: options.address ? 'history' : options.hash ? 'hash' : 'memory',
    ...((options.isFixed || options.onSite) && { isFixed: true }),
    ...(options.onSite && {
      navigator: memoryNavigator({ name: options.onSite === true ? 'Welcome' : options.onSite, params: {}, query: {} }),
    }),
  });
  const unmount = () => {
    mounted.delete(unmount);
    handle.unmount();
    host.remove();
    // The page is left: otherwise it would go on telling the next test's page who is here.
    dispatchEvent(new Event('pagehide'));
  };
  mounted.add(unmount);
  await handle.ready;
  const root = host.shadowRoot?.querySelector<HTMLElement>('.root');
  if (!root) throw new Error('the widget has no root');
  return {
    host,
    root,
    /** Queries by role, label and text inside the shadow root. */
    screen: within(root),
    events,
    page,
    mounted: handle,
    /** Types into a field as a user would, at once. */
    type(field: Element, text: string) {
      fireEvent.input(field, { target: { value: text } });
    },
    unmount,
  };
}
