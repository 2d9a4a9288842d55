import fs from 'node:fs';
import { marked } from 'marked';
import type { Token, Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { readInfo } from '../scripts/build/docs/example.ts';
import { readGuide } from '../scripts/build/docs/generate.ts';
import { navigation } from '../scripts/build/docs/navigation.ts';
import { llmsFullText, llmsText, markdownOf, programsIn } from '../scripts/build/docs/for-programs.ts';
import { fromTwin } from '../scripts/build/docs/twin.ts';

/** The Chinese guide has what the English one has: headings, code, tables, links and names, page by page. */
const english = readGuide('docs');
const chinese = readGuide('docs', 'zh', english);
const couples = english.pages.flatMap((page) => {
  const twin = chinese.pages.find(({ row }) => row.name === page.row.name);
  return twin ? [[page.row.name, page, twin] as const] : [];
});

function tokensOf(source: string): Token[] {
  const found: Token[] = [];
  marked.walkTokens(marked.lexer(source), (token) => void found.push(token));
  return found;
}
const of = <T extends Token>(tokens: readonly Token[], type: T['type']): T[] =>
  tokens.filter((token): token is T => token.type === type);

/** Code without its comments, which are in the language of the page. */
const withoutComments = (code: string): string =>
  code.replace(/^\s*(?:\/\/|#|\*|\/\*).*$/gm, '').replace(/\s(?:\/\/|#) .*$/gm, '');
const kindOf = (info = ''): unknown => {
  const { language, flags, values } = readInfo(info);
  const { title, ...rest } = values;
  return { language, flags: [...flags], rest, hasTitle: title !== undefined };
};
const headings = (tokens: readonly Token[]) => of<Tokens.Heading>(tokens, 'heading').map(({ depth }) => depth);
const code = (tokens: readonly Token[]) =>
  of<Tokens.Code>(tokens, 'code').map(({ lang, text }) => ({ kind: kindOf(lang), text: withoutComments(text) }));
/** Rows of each table, with the first cell where it is a name, and the cells that are names or figures alone. */
const tables = (tokens: readonly Token[]) =>
  of<Tokens.Table>(tokens, 'table').map(({ header, rows }) => ({
    columns: header.length,
    rows: rows.map((cells) => cells.map(({ text }) => (/^(?:`[^`]+`(?:, )?)+$/.test(text) ? text : ''))),
  }));
/** The Chinese pages are one folder further from what both show. */
const links = (tokens: readonly Token[]) =>
  of<Tokens.Link>(tokens, 'link')
    .map(({ href }) => href.replace(/^\.\.\//, ''))
    .toSorted();
const names = (tokens: readonly Token[]) =>
  [...new Set(of<Tokens.Codespan>(tokens, 'codespan').map(({ text }) => text))].toSorted();
/** Lists, with the number of their items. */
const lists = (tokens: readonly Token[]) =>
  of<Tokens.List>(tokens, 'list').map(({ ordered, items }) => [ordered, items.length]);

describe.each(couples)('%s', (_, page, twin) => {
  const [one, other] = [tokensOf(page.source), tokensOf(twin.source)];
  it.each([
    ['headings', headings],
    ['blocks of code', code],
    ['tables', tables],
    ['lists', lists],
    ['links', links],
    ['names', names],
  ] as const)('has equal %s in both languages', (_name, read) => {
    expect(read(other)).toEqual(read(one));
  });

  it('can be addressed by the same anchors, and shows the same examples', () => {
    const anchors = ({ rendered }: typeof page) => rendered.links.filter((link) => link.startsWith('#')).toSorted();
    expect(anchors(twin)).toEqual(anchors(page));
    const shown = ({ rendered }: typeof page) =>
      rendered.examples.map(({ id, code: text }) => [id, withoutComments(text)]);
    expect(shown(twin)).toEqual(shown(page));
  });

  it('is written in Chinese, heading by heading', () => {
    const untranslated = twin.rendered.headings.filter(
      ({ text }, at) => text === page.rendered.headings[at]?.text && !/^[\w. :-]*$|^TravelEmbed\.|[一-鿿]/.test(text),
    );
    expect(untranslated.map(({ text }) => text)).toEqual([]);
    const paragraphs = of<Tokens.Paragraph>(other, 'paragraph').filter(({ text }) => !/[一-鿿]/.test(text));
    expect(paragraphs.map(({ text }) => text).filter((text) => /[a-z]{3,} [a-z]{3,} [a-z]{3,}/.test(text))).toEqual([]);
  });
});

describe('the two languages', () => {
  it('have the same menu', () => {
    const rows = navigation.flatMap((group) => group.pages.map(({ name }) => name));
    expect(rows).toEqual(english.pages.map(({ row }) => row.name));
    const sources = fs.readdirSync('docs/zh').map((name) => name.replace(/\.md$/, ''));
    expect(sources.toSorted()).toEqual(rows.toSorted());
    expect(couples.length).toBe(rows.length);
  });

  it('have search words of their own', () => {
    const words = chinese.pages.flatMap(({ rendered }) => rendered.headings.map((heading) => heading.words)).join(' ');
    expect(words).toMatch(/[一-鿿]{4}/);
  });
});

describe('a page for programs', () => {
  it.each(
    [english, chinese].flatMap(({ language, pages }) => pages.map((page) => [language, page.row.name, page] as const)),
  )('%s/%s is Markdown with everything that the page says', (language, _name, page) => {
    const text = markdownOf(page, language);
    expect(text).not.toMatch(/<!-- [a-z-]+(?:: .*)? -->|http:\/\/127\.0\.0\.1:4600|\| = \|/);
    const heads = tokensOf(text).filter((token) => token.type === 'heading');
    expect(heads).toHaveLength(page.rendered.headings.length);
    const codes = of<Tokens.Code>(tokensOf(page.source), 'code').length;
    expect(of<Tokens.Code>(tokensOf(text), 'code').length).toBeGreaterThanOrEqual(codes);
  });

  it('is listed in llms.txt, in both languages, and is in the whole text', () => {
    const list = llmsText([english, chinese], []);
    const full = llmsFullText(english, programsIn('docs'));
    for (const name of ['sign/sign.py', 'sign/VerifyEvent.java'])
      expect(full).toContain(fs.readFileSync(`docs/${name}`, 'utf8').trimEnd());
    for (const { row, rendered } of english.pages) {
      expect(list).toContain(`({{api}}/docs/guide/${row.name}.md): ${row.about}`);
      expect(list).toContain(`({{api}}/docs/guide/zh/${row.name}.md)`);
      expect(full).toContain(`# ${rendered.title}\n`);
    }
    expect(list.startsWith('# travel-embed\n\n> ')).toBe(true);
  });
});

describe('a twin', () => {
  const page = ['# A', '', '```js title="One"', 'one();', '```', '', '| a | b |', '| --- | --- |', '| `x` | 1 |'].join(
    '\n',
  );

  it('takes code over with a title of its own, and cells of tables', () => {
    const own = ['# 甲', '', '<!-- code: 一 -->', '', '| 甲 | 乙 |', '| --- | --- |', '| `x` | = |'].join('\n');
    expect(fromTwin(own, page)).toBe(
      ['# 甲', '', '```js title="一"', 'one();', '```', '', '| 甲 | 乙 |', '| --- | --- |', '| `x` | 1 |'].join('\n'),
    );
  });

  it('takes a whole table over with heads of its own', () => {
    const own = ['<!-- code -->', '<!-- table: 甲 | 乙 -->'].join('\n');
    expect(fromTwin(own, page)).toContain('| 甲 | 乙 |\n| --- | --- |\n| `x` | 1 |');
  });

  it('that asks for more than there is has a fault', () => {
    expect(() => fromTwin('<!-- code -->\n<!-- code -->', page)).toThrow('no such code');
    expect(() => fromTwin('| a |\n| --- |\n\n| = |', page)).toThrow('no such table');
  });
});
