import { defaultTokens } from './tokens.ts';
import type { AppConfig } from './theme.ts';

const inside = (text: string): string => text.replace(/--travel-(?:color-)?/g, '--_');

/**
 * The style sheet that gives every token its value inside a shadow root.
 * Sheets read `--_x`, of a colour `--_x` for `color-x` (scripts/build/shadow-css.ts); a partner's `--travel-x` on the host or any ancestor wins.
 */
export function tokenSheet(config: Pick<AppConfig, 'tokens' | 'colorScheme'>): string {
  const values: Record<string, unknown> = { ...defaultTokens, ...config.tokens };
  const lines = Object.entries(values).map(
    ([name, value]) => `${inside(`--travel-${name}`)}:var(--travel-${name},${inside(String(value))})`,
  );
  return `.root{color-scheme:${config.colorScheme};${lines.join(';')}}`;
}
