import type { MountOptions, Mounted, Props } from '#runtime/mount.tsx';

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A widget's props: `data-return-date` → `returnDate`; on `<travel-widget>` plain attributes count as well. A widget takes those it knows. */
export function propsOf(element: HTMLElement): Record<string, string> {
  const isCustom = element.localName === 'travel-widget';
  const props: Record<string, string> = {};
  for (const { name, value } of element.attributes)
    if (isCustom || name.startsWith('data-')) props[camel(name.replace('data-', ''))] = value;
  return props;
}

/** A setting of the element, else of its page. */
export type Said = (element: HTMLElement, name: 'router' | 'base' | 'locale') => string;

/** `extras`: names of the parts that the element or the script asks for. */
export type TagMounted = Mounted & { extras: unknown };

/**
 * A mount whose props are the attributes of its element, read at each update, and those given by script, which win.
 * Props without a change stay the same object: a page may change class and style of the element all the time.
 */
export function mountTag(
  mount: (host: HTMLElement, name: string, props: Props, options: MountOptions) => Mounted,
  element: HTMLElement,
  name: string,
  given: Props,
  said: Said,
): TagMounted {
  let now: Props = { ...propsOf(element), ...given };
  const mounted = mount(element, name, now, {
    router: said(element, 'router') as MountOptions['router'],
    base: said(element, 'base'),
    locale: said(element, 'locale'),
  });
  return {
    ...mounted,
    extras: now['extras'],
    update(changed) {
      const next: Props = { ...propsOf(element), ...changed };
      if (Object.keys({ ...now, ...next }).some((key) => now[key] !== next[key])) now = next;
      mounted.update(now);
    },
  };
}
