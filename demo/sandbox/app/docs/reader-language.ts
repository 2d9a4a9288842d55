import type { DocsLanguage } from './docs-languages.ts';

/** Cookie with the language that the reader has chosen; it counts before the `Accept-Language` header. */
export const languageCookie = 'travel-docs-lang';

export const isLanguage = (text: string | null | undefined): text is DocsLanguage => text === 'en' || text === 'zh';

/** `zh-CN,zh;q=0.9,en;q=0.8` → the one of the two that is wanted more; English where neither is named. */
export function wantedLanguage(accepted: string | undefined): DocsLanguage {
  const weights = { en: 0, zh: 0 };
  for (const part of (accepted ?? '').slice(0, 500).split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const said = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
    const weight = said ? Number(said.slice(2)) : 1;
    const [language] = name.split('-');
    if (isLanguage(language) && weight > weights[language]) weights[language] = weight;
  }
  return weights.zh > weights.en ? 'zh' : 'en';
}

/** The language of the cookie, else the first supported one of the `Accept-Language` header. */
export function readerLanguage(cookies: string | undefined, accepted: string | undefined): DocsLanguage {
  const kept = (cookies ?? '')
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${languageCookie}=`));
  const chosen = kept?.slice(languageCookie.length + 1);
  return isLanguage(chosen) ? chosen : wantedLanguage(accepted);
}
