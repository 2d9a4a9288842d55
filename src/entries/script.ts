import { createPage } from '#runtime/page.ts';
import type { Page } from '#runtime/page.ts';
import { importAgain } from '#base/import-again.ts';
import type { LoginGate } from '#runtime/login/login-gate.ts';
import { openTabChannel } from '#runtime/login/tab-channel.ts';
import { mountWidget } from '#runtime/mount.tsx';
import type { MountOptions, Mounted, Props } from '#runtime/mount.tsx';
import { registry } from '#widgets/registry.ts';
import type { WidgetName } from '#routes/public-widgets.ts';
import type { PressedPage } from './opener/open-from.ts';
import { mountTag } from './tag-props.ts';
import type { Said } from './tag-props.ts';

/** Selector of pages that may use something deprecated (scripts/build/row-values.ts). */
declare const __DEPRECATED__: string;

export interface OpenSettings {
  appId: string;
  apiBase: string;
  sign?: string;
  accessType?: string | undefined;
  signProvider?: (() => Promise<string>) | undefined;
}

/** Interface of an opened runtime for the loader. Nothing here is removed within a major version. */
export interface Opened {
  mount(host: HTMLElement, name: string, props: Props, options: MountOptions): Mounted;
  /** The same with the attributes of the host as props, below those that are given, and the parts that they ask for. */
  mountTag(host: HTMLElement, name: string, given: Props, said: Said): Mounted;
  /** A press on an element with `data-travel-open`. */
  press(
    button: HTMLElement,
    name: string,
    mount: PressedPage['mount'],
    containers: PressedPage['containers'],
  ): Promise<void>;
  user(): unknown;
  /** Asks by `travel:login`, then opens the login dialog on its own; the user, or null when it was closed. */
  login(): Promise<unknown>;
  logout(): Promise<void>;
  setSign(sign: string, isThirdParty: boolean): Promise<boolean>;
  /** The provider's answer to the sign of the page; null without a sign. */
  signAnswer(): Promise<{ ok: boolean; msg: string; data?: unknown } | null>;
}

/** The script-tag build: one page state per app id and API, on Preact. A row, not an object: names are bytes of the loader. */
export async function open(
  options: OpenSettings,
  cdnBase: string,
  version: string,
  onUser: (user: unknown) => void,
): Promise<Opened> {
  const page: Page = await createPage({
    ...options,
    cdnBase,
    version,
    onUser,
    ownFiles: `${cdnBase}/assets/`,
    // A public name without a row does not compile.
    registry: registry satisfies Record<WidgetName, unknown>,
    loadTables: () => import('#widgets/screens.ts').then((module) => module.tables),
    loadLanguages: () => import('./languages/languages.ts'),
    openTabs: openTabChannel,
    isSigned: !!options.sign,
  });
  const user = () => page.session.user.peek();
  onUser(user());
  const setSign = async (sign: string, isThirdParty: boolean) => {
    const answer = await page.session.adoptSign(sign, { isThirdParty });
    if (!answer.ok) console.warn(`[travel-embed] the sign of app id "${options.appId}": ${answer.msg}`);
    return answer;
  };
  const signed = options.sign ? setSign(options.sign, options.accessType === 'THIRD_PARTY') : Promise.resolve(null);
  // The first mount is a task of its own: in one with this it would hold up the partner's page for too long.
  await new Promise((resolve) => setTimeout(resolve));
  let gate: LoginGate | undefined;
  const mount: Opened['mount'] = (...asked) => mountWidget(page, ...asked);
  const loadExtras = () => importAgain(() => import('./extras/extras.ts'));
  const login = async () => {
    const { createPageLogin } = await importAgain(() => import('#runtime/login/page-login.ts'));
    await (gate ??= createPageLogin(page)).require();
    return user();
  };
  return {
    mount,
    press: async (...asked) => (await loadExtras()).press(page, login, ...asked),
    mountTag(...asked) {
      const mounted = mountTag(mount, ...asked);
      if (mounted.extras || document.querySelector(__DEPRECATED__))
        mounted.ready.then(
          (_, readyMs = performance.now()) =>
            loadExtras().then(
              ({ addExtras }) => addExtras(page, mounted, readyMs, asked),
              () => undefined,
            ),
          () => undefined,
        );
      return mounted;
    },
    user,
    login,
    logout: () => page.session.logout(),
    setSign: async (sign, isThirdParty) => (await setSign(sign, isThirdParty)).ok,
    signAnswer: () => signed,
  };
}
