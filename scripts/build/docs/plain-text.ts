import type { Token } from 'marked';

/** Text of markdown without its marks. */
export const plainOf = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainOf(token.tokens) : 'text' in token ? String(token.text) : '',
    )
    .join('');
