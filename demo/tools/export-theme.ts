import type { Seeds } from '#theme/derive.ts';
import type { TokenName } from '#theme/theme.ts';
import { declarations } from './snippets.ts';

export interface ThemeDraft {
  appId: string;
  colorScheme: 'light' | 'dark';
  tokens: Partial<Record<TokenName, string>>;
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const keyed = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** `themes/<appId>/theme.ts`: the folder is the registration of the partner. */
export function themeFile({ appId, colorScheme, tokens }: ThemeDraft): string {
  const lines = Object.entries(tokens).map(([name, value]) => `    ${keyed(name)}: ${quoted(value)},`);
  return `import type { Theme } from '#theme/theme.ts';

const theme: Theme = {
  appId: ${quoted(appId)},
${colorScheme === 'dark' ? `  colorScheme: 'dark',\n  heroLight: 'night',\n` : ''}  tokens: {
${lines.join('\n')}
  },
};

export default theme;
`;
}

/** For a partner's own style sheet; the scheme of scroll bars and pickers is the application's. */
export const cssBlock = ({ tokens }: Pick<ThemeDraft, 'tokens'>): string => `[data-travel-widget],
travel-widget {
${declarations(tokens as Record<string, string>)
  .map((line) => `  ${line}`)
  .join('\n')}
}
`;

/** An app id as folder names allow it: lower-case letters, digits, hyphens. */
export const appIdFrom = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\..*$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'my-app';

/** A page's looks from an address or a paste: colours as `#rrggbb` by `toHex`, which knows what CSS knows. */
export function seedsFrom(looks: Readonly<Record<string, unknown>>, toHexOf: (colour: string) => string | null): Seeds {
  const seeds: Record<string, string> = {};
  for (const name of ['page', 'surface', 'text', 'brand', 'action'] as const) {
    const value = looks[name];
    const hex = typeof value === 'string' && value ? toHexOf(value) : null;
    if (hex) seeds[name] = hex;
  }
  for (const name of ['font', 'fontDisplay', 'radius'] as const) {
    const value = looks[name];
    if (typeof value === 'string' && value && value.length < 300 && !/[;{}<]/.test(value)) seeds[name] = value;
  }
  return seeds;
}
