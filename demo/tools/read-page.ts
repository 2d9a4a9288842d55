import type { Seeds } from '#theme/derive.ts';

/** Reads pasted text: a style sheet, or a page with its styles. Nothing of it is ever run or shown. */

export interface Declaration {
  selector: string;
  property: string;
  value: string;
}

/** Every declaration of a style sheet or of the style elements and attributes of a page, custom properties put in. */
export function declarationsOf(text: string): Declaration[] {
  const isPage = /<[a-z!][^>]*>/i.test(text);
  const sheets = isPage
    ? Array.from(text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi), ([, css = '']) => css)
    : [text];
  const inline = isPage
    ? Array.from(
        text.matchAll(/<([a-z][\w-]*)([^>]*?)\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi),
        ([, tag = '', rest = '', one, other]) => `${tag}${classOf(rest)}{${one ?? other ?? ''}}`,
      )
    : [];
  const theme = isPage
    ? Array.from(
        text.matchAll(/<meta[^>]*name=["']theme-color["'][^>]*content=["']([^"']+)["']/gi),
        ([, colour = '']) => `.brand{background:${colour}}`,
      )
    : [];
  const found = [...sheets, ...inline, ...theme].flatMap(readRules);
  const custom = new Map(
    found.filter(({ property }) => property.startsWith('--')).map(({ property, value }) => [property, value]),
  );
  return found.map((one) => ({ ...one, value: filled(one.value, custom) }));
}

const classOf = (rest: string): string =>
  (/\sclass\s*=\s*["']([^"']*)["']/i.exec(` ${rest}`)?.[1] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => `.${name}`)
    .join('');

/** Rules with braces and strings counted; at-rules are looked into. */
function readRules(css: string): Declaration[] {
  const found: Declaration[] = [];
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const walk = (text: string) => {
    let start = 0;
    for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', start)) {
      const selector = text.slice(start, at).split(';').pop()?.trim() ?? '';
      const end = closing(text, at);
      const body = text.slice(at + 1, end);
      if (/^@(media|supports|layer|container)/i.test(selector)) walk(body);
      else if (!selector.startsWith('@')) found.push(...readBody(selector, body));
      start = end + 1;
    }
  };
  walk(plain);
  return found;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && (depth -= 1) === 0) return at;
  }
  return text.length;
}

const readBody = (selector: string, body: string): Declaration[] =>
  body.split(';').flatMap((line) => {
    const [, property = '', value = ''] = /^\s*([\w-]+)\s*:\s*([\s\S]+?)\s*$/.exec(line.split('{')[0] ?? '') ?? [];
    return property
      ? [
          {
            selector,
            property: property.toLowerCase().replace(/^--.*/, () => property),
            value: value.replace(/\s*!important$/i, ''),
          },
        ]
      : [];
  });

const filled = (value: string, custom: ReadonlyMap<string, string>, depth = 0): string =>
  depth > 8
    ? value
    : value.replace(
        /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*(?:\([^()]*\))?[^()]*))?\)/g,
        (_, name: string, otherwise = '') => filled(custom.get(name) ?? otherwise, custom, depth + 1),
      );

export interface PageLooks {
  /** Colours as they were written, the most used first. */
  colours: string[];
  /** Guesses of what is what, as written; the reader corrects them. */
  guesses: Seeds;
}

const colourWords =
  /#[0-9a-f]{3,8}\b|(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\([^()]*\)|\b(?:white|black|red|green|blue|navy|teal|orange|gold|crimson|tomato|maroon|purple|indigo|coral|salmon|seagreen|steelblue|darkblue|darkgreen|darkred|dimgray|gray|grey|whitesmoke|ivory|beige|linen)\b/gi;
const onPage = /(^|[\s,])(html|body|:root)(?![\w-])/i;
const onCard = /(^|[\s,.])(?:[\w-]*(card|panel|box|tile|surface))\b/i;
const onButton = /(^|[\s,.])(button|\.?[\w-]*(btn|button|cta)[\w-]*|input\[type=["']?submit)/i;
const onLead = /primary|cta|brand|accent|submit|buy|main/i;
const onLink = /(^|[\s,])a(?![\w-])/i;
const onTitle = /(^|[\s,])h[12](?![\w-])/i;
const brandProperty = /^--.*(brand|primary|accent|theme)/i;

/** Colours, fonts and corners of a page, and their purpose as far as selectors show it. */
export function looksOf(declarations: readonly Declaration[]): PageLooks {
  const counts = new Map<string, number>();
  for (const { value } of declarations)
    for (const [colour] of value.matchAll(colourWords))
      counts.set(colour.toLowerCase(), (counts.get(colour.toLowerCase()) ?? 0) + 1);
  const colours = Array.from(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([colour]) => colour);

  const firstColour = (value: string | undefined) => value?.match(colourWords)?.[0];
  const last = (...rules: { where: RegExp; what: RegExp; not?: RegExp }[]): string | undefined => {
    for (const { where, what, not } of rules) {
      const found = declarations.findLast(
        ({ selector, property, value }) => where.test(selector) && what.test(property) && !not?.test(selector) && value,
      )?.value;
      if (found) return found;
    }
    return undefined;
  };
  const background = /^background(-color)?$/;
  const custom = declarations.find(({ property, value }) => brandProperty.test(property) && firstColour(value))?.value;
  const lead = declarations.findLast(
    ({ selector, property, value }) =>
      onButton.test(selector) &&
      onLead.test(selector) &&
      background.test(property) &&
      firstColour(value) &&
      !/:/.test(selector),
  )?.value;
  const plainButton = last({ where: onButton, what: background, not: /:(hover|focus|active|disabled)/ });
  const link = last({ where: onLink, what: /^color$/, not: /:(hover|visited|active|focus)|btn|button/ });
  const fontOf = (value: string | undefined) =>
    value?.replace(/^.*?\b\d[\w.%]*(?:\s*\/\s*[\w.%]+)?\s+(?=["a-z])/i, '').trim();
  const font = fontOf(last({ where: onPage, what: /^font-family$/ }, { where: onPage, what: /^font$/ }));
  const fontDisplay = fontOf(last({ where: onTitle, what: /^font-family$/ }, { where: onTitle, what: /^font$/ }));
  const guesses = {
    page: firstColour(last({ where: onPage, what: background })),
    surface: firstColour(last({ where: onCard, what: background })),
    text: firstColour(last({ where: onPage, what: /^color$/ })),
    brand: firstColour(custom) ?? firstColour(link) ?? firstColour(lead) ?? firstColour(plainButton),
    action: firstColour(lead) ?? firstColour(plainButton),
    font,
    fontDisplay,
    radius: /^[\d.]+(px)?$/.exec(
      last({ where: onButton, what: /^border-radius$/ }, { where: onCard, what: /^border-radius$/ }) ?? '',
    )?.[0],
  };
  return { colours, guesses: Object.fromEntries(Object.entries(guesses).filter(([, value]) => value)) };
}
