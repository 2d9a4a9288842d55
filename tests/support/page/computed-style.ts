/**
 * A query by role or name asks for the computed style of every element. happy-dom tries each rule of all sheets on each
 * of them, and remembers every answer until the next change of the page: half of the time of these tests. Here a rule is
 * tried only on elements that have the class, id or tag which its selector ends with.
 */

/** As happy-dom gives it. */
export let slowStyle: typeof getComputedStyle;

const quick = new Map(
  ['display', 'visibility', 'position', 'overflow', 'overflow-x', 'overflow-y'].flatMap((name) => [
    [name, name],
    [name.replace(/-./, ([, sign = '']) => sign.toUpperCase()), name],
  ]),
);
const names = new Set(quick.values());

/** One declaration of one selector. */
interface Rule {
  matches(element: Element): boolean;
  isInForce(): boolean;
  value: string;
  isImportant: boolean;
  weight: number;
  /** Place among all rules of a root. */
  at: number;
}
/** Rules of a property by what the last part of the selector asks for: `.class`, `#id`, `tag` or `*`. */
type Index = Map<string, Map<string, Rule[]>>;

function splitAt(text: string, signs: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (depth === 0 && signs.includes(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Without what stands in brackets. */
function outside(compound: string): string {
  let text = compound.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== text;) [before, text] = [text, text.replaceAll(/\([^()]*\)/g, '')];
  return text;
}

const lastOf = (selector: string): string => splitAt(selector, ' >+~').at(-1) ?? '';

function keyOf(selector: string): string {
  const last = lastOf(selector);
  if (last.includes('\\')) return '*';
  const bare = outside(last).replaceAll(/:[-\w]+/g, '');
  return /[.#][^.#]+/.exec(bare)?.[0] ?? (/^[a-z][-\w]*/i.exec(bare)?.[0].toLowerCase() || '*');
}

/** Ids, then classes, attributes and states, then tags. */
function weightOf(selector: string): number {
  let weight = 0;
  let rest = selector.replaceAll(/:where\((?:[^()]|\([^()]*\))*\)/g, '');
  rest = rest.replaceAll(/:(?:not|is|has|host|host-context)\(((?:[^()]|\([^()]*\))*)\)/g, (_, inner: string) => {
    weight += Math.max(...splitAt(inner, ',').map(weightOf));
    return '';
  });
  weight += 100 * (rest.match(/\[[^\]]*\]/g)?.length ?? 0);
  rest = outside(rest);
  weight += 10_000 * (rest.match(/#[-\w]+/g)?.length ?? 0);
  weight += 100 * (rest.match(/\.[-\w]+|(?<!:):(?!:)[-\w]+/g)?.length ?? 0);
  return weight + (rest.match(/(?<![-\w.#:])[a-z][-\w]*/gi)?.length ?? 0);
}

const classesOf = (element: Element): string[] => element.getAttribute('class')?.split(/\s+/) ?? [];

/** Tags, classes, children and descendants are matched here: happy-dom would remember each answer. */
function matcherOf(selector: string): (element: Element) => boolean {
  if (!/^[a-z][-\w]*(?:\.[-\w]+)*(?:(?: | ?> ?)[-\w.]+)*$|^(?:\.[-\w]+)+(?:(?: | ?> ?)[-\w.]+)*$/i.test(selector))
    return (element) => element.matches(selector);
  const parts = selector
    .replaceAll(/ ?> ?/g, ' >')
    .split(' ')
    .map((part) => {
      const [tag = '', ...classes] = part.replace('>', '').split('.');
      return { tag: tag.toLowerCase(), classes, isChild: part.startsWith('>') };
    });
  const fits = (element: Element, last: number): boolean => {
    const { tag, classes, isChild } = parts[last] as (typeof parts)[number];
    if (tag && element.localName !== tag) return false;
    if (classes.length) {
      const own = classesOf(element);
      if (!classes.every((name) => own.includes(name))) return false;
    }
    if (last === 0) return true;
    for (let above = element.parentElement; above; above = isChild ? null : above.parentElement)
      if (fits(above, last - 1)) return true;
    return false;
  };
  return (element) => fits(element, parts.length - 1);
}

function addRules(index: Index, rules: CSSRuleList, isInForce: () => boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { conditionText } = rule;
      addRules(
        index,
        rule.cssRules,
        () => isInForce() && Boolean(document.defaultView?.matchMedia(conditionText).matches),
      );
    } else if (rule instanceof CSSSupportsRule) {
      if (CSS.supports(rule.conditionText)) addRules(index, rule.cssRules, isInForce);
    } else if (rule instanceof CSSStyleRule) addRule(index, rule, isInForce);
  }
}

let rulesRead = 0;
function addRule(index: Index, { style, selectorText }: CSSStyleRule, isInForce: () => boolean): void {
  for (const name of names) {
    const value = style.getPropertyValue(name);
    if (!value || value === 'inherit') continue;
    const isImportant = style.getPropertyPriority(name) === 'important';
    for (const selector of splitAt(selectorText, ',')) {
      // Of no element of the root.
      if (/::|^:host/.test(lastOf(selector))) continue;
      const byKey = index.get(name) ?? new Map<string, Rule[]>();
      index.set(name, byKey);
      const key = keyOf(selector);
      const found = byKey.get(key) ?? [];
      byKey.set(key, found);
      const weight = weightOf(selector);
      found.push({ matches: matcherOf(selector), isInForce, value, isImportant, weight, at: (rulesRead += 1) });
    }
  }
}

const beats = (rule: Rule, other: Rule): boolean =>
  rule.isImportant === other.isImportant
    ? rule.weight === other.weight
      ? rule.at > other.at
      : rule.weight > other.weight
    : rule.isImportant;

/** Sheets by number, and an index for each list of them: the roots of a widget have the same. */
const sheets: CSSStyleSheet[] = [];
const indexes = new Map<string, Index>();
function indexOf(adopted: readonly CSSStyleSheet[]): Index {
  for (const sheet of adopted) if (!sheets.includes(sheet)) sheets.push(sheet);
  const list = adopted.map((sheet) => sheets.indexOf(sheet)).join();
  let index = indexes.get(list);
  if (!index) {
    index = new Map();
    for (const sheet of adopted) addRules(index, sheet.cssRules, () => true);
    indexes.set(list, index);
  }
  return index;
}

let isQuick = false;

/** Replaces `getComputedStyle` for elements of shadow roots, whose sheets are all adopted; once for a window. */
export function quickStyles(): void {
  if (isQuick) return;
  isQuick = true;
  const page = document.defaultView as Window & typeof globalThis;
  const real = page.getComputedStyle.bind(page);
  slowStyle = real;
  const noRules: Index = new Map();
  const rulesOf = new WeakMap<Node, Index>();
  let proto: object = ShadowRoot.prototype;
  while (!Object.hasOwn(proto, 'adoptedStyleSheets')) proto = Object.getPrototypeOf(proto) as object;
  const accessor = Object.getOwnPropertyDescriptor(proto, 'adoptedStyleSheets') as PropertyDescriptor;
  Object.defineProperty(proto, 'adoptedStyleSheets', {
    ...accessor,
    set(this: ShadowRoot, given: CSSStyleSheet[]) {
      accessor.set?.call(this, given);
      rulesOf.set(this, indexOf([...given]));
    },
  });

  /** Of a page without sheets. */
  const bare = document.implementation.createHTMLDocument('').body;
  const ofTags = new Map<string, string>();
  function byTag(element: Element, name: string): string {
    // An attribute says whether it is shown.
    if (element.localName === 'dialog' && name === 'display') return element.hasAttribute('open') ? 'block' : 'none';
    const key = `${element.localName} ${name}`;
    let value = ofTags.get(key);
    if (value === undefined) {
      const like = bare.appendChild(bare.ownerDocument.createElementNS(element.namespaceURI, element.localName));
      value = real(like).getPropertyValue(name);
      ofTags.set(key, value);
      like.remove();
    }
    return value;
  }

  function declared(element: Element, name: string, rules: Map<string, Rule[]> | undefined): string {
    let best: Rule | undefined;
    const look = (key: string): void => {
      for (const rule of rules?.get(key) ?? [])
        if ((!best || beats(rule, best)) && rule.isInForce() && rule.matches(element)) best = rule;
    };
    if (rules) {
      look('*');
      look(element.localName);
      if (element.id) look(`#${element.id}`);
      for (const one of classesOf(element)) look(`.${one}`);
    }
    const own = element.hasAttribute('style') ? (element as HTMLElement).style : null;
    const ownValue = own?.getPropertyValue(name);
    const isOwn = ownValue && (!best?.isImportant || own?.getPropertyPriority(name) === 'important');
    return isOwn ? ownValue : (best?.value ?? '');
  }

  function valueOf(element: Element, name: string): string {
    const root = element.getRootNode();
    if (!(root instanceof ShadowRoot) || element.shadowRoot) return real(element).getPropertyValue(name);
    const rules = (rulesOf.get(root) ?? noRules).get(name);
    if (name !== 'visibility') return declared(element, name, rules) || byTag(element, name);
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = declared(at, name, rules);
      if (value) return value;
    }
    return valueOf(root.host, name);
  }

  const styles = new WeakMap<Element, CSSStyleDeclaration>();
  function getComputedStyle(element: Element): CSSStyleDeclaration {
    const known = styles.get(element);
    if (known) return known;
    const read = (name: string): string =>
      names.has(name) ? valueOf(element, name) : real(element).getPropertyValue(name);
    const made = new Proxy({} as CSSStyleDeclaration, {
      get(_, key) {
        if (key === 'getPropertyValue') return read;
        const name = quick.get(key as string);
        return name === undefined ? Reflect.get(real(element), key) : valueOf(element, name);
      },
    });
    styles.set(element, made);
    return made;
  }
  page.getComputedStyle = getComputedStyle;
  globalThis.getComputedStyle = getComputedStyle;
}
