/** Languages of the documentation: the part of the guide's path that each has, its tag for `lang`, and its name in itself. */
export const docsLanguages = {
  en: { folder: '', tag: 'en', name: 'English' },
  zh: { folder: 'zh/', tag: 'zh-CN', name: '中文' },
} as const;

export type DocsLanguage = keyof typeof docsLanguages;
