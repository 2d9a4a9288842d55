import fs from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { pairs } from '#demo/tools/words.ts';
import { widgetNames } from '#routes/public-widgets.ts';
import { words } from '../scripts/build/docs/languages.ts';
import { toolsIn } from '../scripts/build/docs/navigation.ts';
import { toolPage } from '../scripts/build/docs/page.ts';
import { toolPairs } from '../scripts/build/docs/tool-words.ts';
import { sourcesIn } from './support/shape/sources.ts';

/** The playground and the theme editor say everything in English and in Chinese; their texts are in tables alone. */
const han = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
const tables = [...Object.entries(toolPairs), ...Object.entries(pairs)];
const blanksOf = (text: string) => Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name).toSorted();

const sources = toolsIn('en').map(({ name }) => [name, fs.readFileSync(`docs/${name}.html`, 'utf8')] as const);
const scripts = sourcesIn('demo/tools').filter((file) => !file.endsWith('/words.ts'));
const read = (file: string) => fs.readFileSync(file, 'utf8');

/** All that a page shows or has read out: its text, and the names and hints of its elements. */
const saidIn = (html: string): string[] => {
  const body = html.replace(/^[\s\S]*<body[^>]*>/, '').replace(/<script[\s\S]*?<\/script>/g, '');
  const names = Array.from(body.matchAll(/\s(?:aria-label|title|placeholder|alt)="([^"]*)"/g), ([, text = '']) => text);
  return [...names, ...body.split(/<[^>]*>/)].map((text) => text.trim()).filter(Boolean);
};

describe('the texts of the tools', () => {
  it.each(tables)('%s: English without Chinese, and Chinese with the same values', (_, [english, chinese]) => {
    expect(english.trim()).not.toBe('');
    expect(english).not.toMatch(han);
    expect(chinese).toMatch(han);
    expect(blanksOf(chinese)).toEqual(blanksOf(english));
  });

  it('are all used', () => {
    const html = sources.map(([, text]) => text).join('');
    const code = scripts.map(read).join('');
    expect(Object.keys(toolPairs).filter((key) => !html.includes(`{{say.${key}}}`))).toEqual([]);
    expect(Object.keys(pairs).filter((key) => !code.includes(`'${key}'`))).toEqual([]);
    expect(Object.keys(toolPairs).filter((key) => key in words.en)).toEqual([]);
  });

  it.each(sources)('are not written into docs/%s.html itself', (_, source) => {
    // Names that are the same in every language.
    const names = new Set([...widgetNames, 'default', 'skyline', 'harbour', 'meadow', 'React', 'Vue', 'theme.ts']);
    const left = saidIn(source).filter(
      (text) => !names.has(text) && /\p{L}/u.test(text.replace(/\{\{[\w.]+\}\}/g, '')),
    );
    expect(left).toEqual([]);
  });

  it.each(sources)('of docs/%s.html are filled in in each language', (name, source) => {
    for (const language of ['en', 'zh'] as const) {
      const row = toolsIn(language).find((one) => one.name === name)!;
      const page = toolPage(source, row, language);
      expect(page).toContain(`<html lang="${language === 'en' ? 'en' : 'zh-CN'}">`);
      expect(page).toContain(`<title>${row.title} · travel-embed</title>`);
      expect(
        Array.from(page.matchAll(/\{\{([\w.]+)\}\}/g), ([, blank]) => blank).filter(
          (one) => !/^(?:api|partner)$/.test(one!),
        ),
      ).toEqual([]);
      // The name of the other language is in that language.
      if (language === 'en')
        expect(saidIn(page).filter((text) => han.test(text) && !text.startsWith('中文'))).toEqual([]);
    }
  });

  it('are not written into their scripts', () => {
    // These read or write code, which has no language.
    const isCode = /\/(?:snippets|export-theme|reader-snippet|paint|read-page|css-colour)\.ts$/;
    const ofKeysAndClasses = new Set(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'ratio bad']);
    const found = scripts.flatMap((file) =>
      textsIn(file)
        .filter(
          (text) =>
            han.test(text) ||
            (!isCode.test(file) && !ofKeysAndClasses.has(text) && /^ ?[A-Z][a-z]|[a-z]{2} [a-z]{2}/.test(text)),
        )
        .map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

/** Texts in a source: strings and the fixed pieces of templates; neither imports nor comments. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
  return found;
}
