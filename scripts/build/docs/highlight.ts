import core from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import go from 'highlight.js/lib/languages/go';
import http from 'highlight.js/lib/languages/http';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { escapeHtml } from '#demo/sandbox/app/docs/page-text.ts';

const languages = {
  bash,
  css,
  go,
  html: xml,
  http,
  java,
  js: javascript,
  json,
  jsx: javascript,
  php,
  python,
  ts: typescript,
  tsx: typescript,
  vue: xml,
};
for (const [name, language] of Object.entries(languages)) core.registerLanguage(name, language);
// Scripts and styles inside of HTML ask for these names.
core.registerLanguage('javascript', javascript);
core.registerLanguage('xml', xml);

/** Label of a block's language. */
export const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  go: 'Go',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  php: 'PHP',
  python: 'Python',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TSX',
  vue: 'Vue',
};

/** Code as markup with classes; throws for an unregistered language, so that a typo does not stay grey. */
export function highlight(code: string, language: string): string {
  if (language === 'text') return escapeHtml(code);
  if (!(language in languages)) throw new Error(`no highlighting for "${language}"`);
  return core.highlight(code, { language }).value;
}
