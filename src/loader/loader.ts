/**
 * The script tag's file: finds its tag and the containers, reserves their height, loads a widget when it is
 * wanted, and is the page's `TravelEmbed` (interfaces.md, section 3). Classic script, no dependency.
 */
import { createContainers, selector } from './containers.ts';
import type { Container } from './containers.ts';
import { openRuntime, release } from './load.ts';
import { isSupported } from './placeholder.ts';
import { attribute, findScript, propsOf, takeQuery } from './settings.ts';
import type { Settings } from './settings.ts';

type Run = () => void;
type Listener = (event: CustomEvent) => void;
interface Global {
  TravelEmbed?: { version?: string; push?: unknown } | Run[];
}

const scope = window as unknown as Global;
const before = scope.TravelEmbed;
if (!before || Array.isArray(before)) start(Array.isArray(before) ? before : []);

function start(queue: Run[]): void {
  const script = findScript();
  const source = new URL(script?.src || location.href);
  // …/v1/loader.js, …/1.5.3/loader.js → …
  const cdnBase = source.href.replace(/[?#].*$/, '').replace(/\/[^/]+\/[^/]*$/, '');
  const query = takeQuery();
  const own = (name: string) => script?.getAttribute(`data-${name}`) ?? '';
  let given: Partial<Settings> = {};
  let user: unknown = null;

  const settingsFor = (element: HTMLElement | null): Settings => {
    const said = (name: string) => (element ? attribute(element, script, name) : own(name));
    const isThirdParty = (said('access-type') || query.accessType) === 'THIRD_PARTY';
    return {
      appId: said('app-id') || given.appId || query.appId || 'default',
      apiBase: own('api') || given.apiBase || source.origin,
      sign: said('sign') || given.sign || query.sign,
      isThirdParty,
      ...given.signProvider && { signProvider: given.signProvider },
    };
  };
  const open = (name: string, element: HTMLElement | null) => openRuntime(cdnBase, name, settingsFor(element), (next) => (user = next));

  const containers = createContainers({ script, open });
  const heard: [string, EventListener][] = [];
  let observer: MutationObserver | null = null;

  const api = {
    version: __VERSION__,
    widgets: Object.keys(release.widgets),
    push(...runs: Run[]) {
      for (const run of runs) run();
    },
    configure: (settings: Partial<Settings>) => void (given = { ...given, ...settings }),
    mount(target: string | HTMLElement, name: string, props: Record<string, unknown> = {}) {
      const element = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
      if (!element) throw new TypeError(`[travel-embed] no element ${String(target)}`);
      if (!api.widgets.includes(name)) throw new TypeError(`[travel-embed] no widget "${name}" in ${api.widgets}`);
      const container = containers.mount(element, name, props);
      return handleOf(container);
    },
    scan: (root: ParentNode = document) => containers.scan(root),
    destroy() {
      observer?.disconnect();
      observer = null;
      for (const container of Array.from(containers.all.values())) container.unmount();
      for (const [type, listener] of heard.splice(0)) document.removeEventListener(type, listener);
    },
    on(type: string, listener: Listener) {
      heard.push([`travel:${type}`, listener as EventListener]);
      document.addEventListener(`travel:${type}`, listener as EventListener);
    },
    off: (type: string, listener: Listener) => document.removeEventListener(`travel:${type}`, listener as EventListener),
    async login() {
      return user ?? (await open('login', null)).login();
    },
    logout: async () => (await open('login', null)).logout(),
    user: () => user,
  };
  scope.TravelEmbed = api as never;

  const handleOf = (container: Container) => ({
    element: container.element,
    ready: container.ready,
    update: container.update,
    unmount: container.unmount,
    on(type: string, listener: Listener) {
      container.element.addEventListener(`travel:${type}`, listener as EventListener);
    },
  });

  if (!isSupported()) return;
  for (const run of queue) api.push(run);
  if (own('auto') === 'off') return;
  const begin = () => {
    containers.scan(document);
    observer = new MutationObserver((changes) => {
      let isRemoved = false;
      for (const change of changes) {
        if (change.type === 'attributes') {
          const known = containers.all.get(change.target as HTMLElement);
          known?.update({ ...known.props, ...propsOf(known.element) });
        } else {
          isRemoved ||= change.removedNodes.length > 0;
          for (const node of Array.from(change.addedNodes)) if (node instanceof HTMLElement) found(node);
        }
      }
      if (isRemoved) containers.sweep();
    });
    const watch = observer;
    const found = (node: HTMLElement) => {
      if (node.matches(selector)) containers.scan(node.parentElement ?? document);
      else containers.scan(node);
    };
    containers.onMount = (element) => watch.observe(element, { attributes: true });
    for (const element of Array.from(containers.all.keys())) containers.onMount(element);
    observer.observe(document.documentElement, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
}
