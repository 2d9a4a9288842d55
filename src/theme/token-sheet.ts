import { defaultTokens } from './tokens.ts';
import type { AppConfig } from './theme.ts';

/**
 * The style sheet that gives every token its value inside a shadow root.
 * Sheets read `--_x` (scripts/build/shadow-css.ts); a partner's `--travel-x` on the host or any ancestor wins.
 */
export function tokenSheet(config: Pick<AppConfig, 'tokens' | 'colorScheme'>): string {
  const values: Record<string, unknown> = { ...defaultTokens, ...config.tokens };
  const lines = Object.entries(values).map(
    ([name, value]) => `--_${name}:var(--travel-${name},${String(value).replaceAll('var(--travel-', 'var(--_')})`,
  );
  return `.root{color-scheme:${config.colorScheme};${lines.join(';')}}`;
}
