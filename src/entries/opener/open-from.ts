import type { Props } from '#runtime/mount.tsx';
import type { Page } from '#runtime/page.ts';
import { propsOf } from '../tag-props.ts';
import { openDialog } from './open-dialog.ts';

/** Of the rows of public widgets (scripts/build/row-values.ts). */
declare const __ATTRIBUTES__: Readonly<Record<string, readonly string[]>>;

interface Opening {
  element: HTMLElement;
  name: string;
  ready: Promise<void>;
  given(): Props;
  update(props: Props): void;
  unmount(): void;
}

/** The loader lends these to a press. */
export interface PressedPage {
  mount(element: HTMLElement, name: string, given: Props): Opening;
  containers: ReadonlyMap<HTMLElement, Opening>;
}

interface Press extends PressedPage {
  page: Page;
  /** The element with `data-travel-open`. */
  button: HTMLElement;
  /** The widget that it names. */
  name: string;
  login(): Promise<unknown>;
}

/** Settings that the element in the dialog takes over from the button. */
const settings = ['app-id', 'sign', 'access-type', 'locale', 'extras'];

/** The attributes of the button that the widget knows, as its properties. */
function asked(button: HTMLElement, name: string): Props {
  const all = propsOf(button);
  const props: Record<string, string> = {};
  for (const attribute of __ATTRIBUTES__[name] ?? []) {
    const prop = attribute.replace(/-./g, (two) => two.slice(1).toUpperCase());
    const value = all[prop];
    if (value !== undefined) props[prop] = value;
  }
  return props;
}

/** The container of this widget that the visitor can see, of the same application. */
function shownContainer({ containers, button, name }: Press): Opening | undefined {
  const { appId } = button.dataset;
  return Array.from(containers.values()).find(
    ({ element, name: own }) =>
      own === name && element.getClientRects().length > 0 && (!appId || appId === element.dataset['appId']),
  );
}

/** To a widget that is on the page already; one that waits begins. The focus follows, unless the visitor has gone on. */
async function lead({ element, ready }: Opening, button: HTMLElement): Promise<void> {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  element.dispatchEvent(new Event('click'));
  const page = button.getRootNode() as Document | ShadowRoot;
  const before = page.activeElement;
  await ready;
  if (page.activeElement !== before) return;
  const control = element.shadowRoot?.querySelector<HTMLElement>('.root :is(input, select, textarea, button, a[href])');
  control?.focus({ preventScroll: true });
}

/** Opens what the button names: in its container where the page shows one, else in a dialog. */
export async function openFrom(press: Press): Promise<void> {
  const { page, button, name, mount } = press;
  if (!(name in __ATTRIBUTES__)) throw new RangeError(`data-travel-open="${name}"`);
  const props = asked(button, name);
  const shown = shownContainer(press);
  if (shown) {
    // The visitor may have left the place that is asked for once more.
    if ('route' in props) shown.update({ ...shown.given(), route: '' });
    shown.update({ ...shown.given(), ...props });
    return lead(shown, button);
  }
  // The page may log its visitors in by itself, and the dialog of the login is one already.
  if (name === 'login' && !page.session.user.peek()) {
    await press.login();
    return undefined;
  }
  openDialog({
    button,
    tokens: page.tokens,
    mount(host) {
      for (const setting of settings) {
        const value = button.getAttribute(`data-${setting}`);
        if (value) host.setAttribute(`data-${setting}`, value);
      }
      return mount(host, name, props);
    },
  });
  return undefined;
}
