import { Marked } from 'marked';
import type { RendererObject, Token, Tokens } from 'marked';
import { escapeHtml } from '#demo/sandbox/app/docs/page-text.ts';
import { readExample, readInfo, withAddresses } from './example.ts';
import type { Example } from './example.ts';
import { plainOf } from './plain-text.ts';
import { highlight, languageNames } from './highlight.ts';
import { exampleCard, codeBlock, codeTabs } from './blocks.ts';
import type { CodeTab } from './blocks.ts';
import { languages, words } from './languages.ts';
import type { Language } from './languages.ts';

interface Heading {
  depth: number;
  text: string;
  id: string;
  /** Plain text below it, for search. */
  words: string;
}

export interface Rendered {
  markup: string;
  title: string;
  headings: Heading[];
  /** Names that table rows explain, for search. */
  terms: Heading[];
  examples: Example[];
  /** Addresses in the page's own links and anchors, for the test of dead links. */
  links: string[];
}

interface RenderOptions {
  name: string;
  /** Text of a file beside the sources: `sign/sign.py`. */
  read(file: string): string;
  /** Markup for `<!-- name: … -->` lines that ask for something generated. */
  inserts?: Inserts;
  language?: Language;
  /** Ids of the headings, in their order: a page has those of its English twin. */
  ids?: readonly string[];
}

export type Inserts = Readonly<Record<string, (language: Language) => string>>;

/** A source with all that is generated for it. */
export const withWritten = (source: string, written: Inserts, language: Language): string =>
  source.replace(/^<!-- ([\w-]+) -->$/gm, (line, asked: string) => written[asked]?.(language) ?? line);

/** `TravelEmbed.mount(target, name)` → `travelembed-mount`; Chinese stays as it is. */
const slugOf = (text: string): string =>
  text
    .replace(/\(.*?\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'section';

const alerts = { NOTE: 'note', TIP: 'tip', WARNING: 'careful' } as const;
const isAlert = (kind: string): kind is keyof typeof alerts => Object.hasOwn(alerts, kind);
const languageOf = (file: string): string =>
  ({ mjs: 'js', py: 'python', java: 'java', php: 'php', go: 'go', ts: 'ts', json: 'json', js: 'js' })[
    file.split('.').pop() ?? ''
  ] ?? 'text';

/** One Markdown source as the middle of a page. */
export function render(source: string, options: RenderOptions): Rendered {
  const { name, read, inserts = {}, language = 'en', ids } = options;
  const { shared } = languages[language];
  const headings: Heading[] = [];
  const terms: Heading[] = [];
  const examples: Example[] = [];
  const links: string[] = [];
  const used = new Set<string>();
  const unique = (wanted: string): string => {
    let id = wanted;
    for (let n = 2; used.has(id); n += 1) id = `${wanted}-${n}`;
    used.add(id);
    return id;
  };

  const renderer: RendererObject = {
    heading({ tokens, depth, text }) {
      const inner = this.parser.parseInline(tokens);
      const plain = plainOf(tokens) || text;
      const id = unique(ids?.[headings.length] ?? slugOf(plain));
      headings.push({ depth, text: plain, id, words: '' });
      if (depth === 1) return `<h1 id="${id}">${inner}</h1>\n`;
      return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${inner}</a></h${depth}>\n`;
    },
    code({ text, lang = '' }) {
      const example = readExample(name, examples.length + 1, lang, text);
      const { language: format, values } = readInfo(lang);
      if (example) {
        examples.push(example);
        return exampleCard(example, highlight(withAddresses(example.code), format), language);
      }
      return codeBlock(
        highlight(withAddresses(text), format),
        values['title'] ?? languageNames[format] ?? format,
        language,
      );
    },
    table(token) {
      const row = (cells: Tokens.TableCell[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      // A row that begins with a name can be linked to and searched for.
      const anchored = token.rows.map((cells) => {
        const [, code] = /^`([^`]+)`/.exec(cells[0]?.text ?? '') ?? [];
        if (!code) return row(cells, 'td');
        const id = unique(slugOf(code));
        terms.push({
          depth: 4,
          text: code,
          id,
          words: cells
            .slice(1)
            .map((cell) => plainOf(cell.tokens))
            .join(' · '),
        });
        return row(cells, 'td').replace('<tr>', `<tr id="${id}">`);
      });
      // A table of facts has no heads; its first column names it.
      const hasHead = token.header.some((cell) => cell.text);
      const named = hasHead ? token.header : token.rows.flatMap(([first]) => first ?? []);
      const head = hasHead ? `<thead>${row(token.header, 'th')}</thead>` : '';
      return `<div class="table" tabindex="0" role="region" aria-label="${escapeHtml(named.map((cell) => cell.text).join(', '))}"><table>${head}<tbody>${anchored.join('')}</tbody></table></div>\n`;
    },
    link({ href, title, tokens }) {
      const target = href
        .replace(/^([\w-]+)\.md(#.*)?$/, '$1.html$2')
        // A tool lies beside the pages of each language.
        .replace(/^\/docs\/guide\/(?=[\w-]+\.html$)/, '')
        .replace(/^(?:\.\.\/)?(?=[\w-]+\/|[\w-]+\.(?!html\b))/, shared)
        .replace('http://127.0.0.1:4600', '{{api}}')
        .replace('http://127.0.0.1:4620', '{{partner}}');
      links.push(target);
      return `<a href="${escapeHtml(target)}"${title ? ` title="${escapeHtml(title)}"` : ''}>${this.parser.parseInline(tokens)}</a>`;
    },
    blockquote({ tokens, text }) {
      const [, kind = ''] = /^\[!(\w+)\]/.exec(text) ?? [];
      const body = this.parser.parse(tokens).replace(/\[!\w+\]\s*(<br>)?/, '');
      return isAlert(kind)
        ? `<div class="alert ${kind.toLowerCase()}" role="note"><b>${words[language][alerts[kind]]}</b>${body}</div>\n`
        : `<blockquote>${body}</blockquote>\n`;
    },
    html({ text }) {
      const [, asked = ''] = /^<!--\s*([\w-]+)\s*-->/.exec(text.trim()) ?? [];
      if (!asked) return text;
      const insert = inserts[asked];
      return insert ? insert(language) : '';
    },
  };
  const marked = new Marked({ gfm: true, renderer });
  const tokens = marked.lexer(source);
  const markup = marked.parser(withTabs(tokens, read, language));
  fillWords(tokens, headings);
  return {
    markup: withAddresses(markup),
    title: headings[0]?.text ?? name,
    headings,
    terms,
    examples,
    links: [...links, ...[...used].map((id) => `#${id}`)],
  };
}

/** A list of files after `<!-- code-tabs -->` becomes one block with a tab for each; elsewhere it stays a list of links. */
function withTabs(tokens: Token[], read: (file: string) => string, language: Language): Token[] {
  const out: Token[] = [];
  let isAsked = false;
  for (const token of tokens) {
    if (token.type === 'html' && /<!--\s*code-tabs\s*-->/.test(token.raw)) isAsked = true;
    else if (isAsked && token.type === 'list') {
      const tabs = (token as Tokens.List).items.map((item): CodeTab => {
        const [, title = '', file = ''] = /\[([^\]]+)\]\((?:\.\.\/)?([^)]+)\)/.exec(item.text) ?? [];
        return { title, file, markup: highlight(read(file).trimEnd(), languageOf(file)) };
      });
      out.push({ type: 'html', raw: '', text: codeTabs(tabs, language), pre: false, block: true } as Tokens.HTML);
      isAsked = false;
    } else out.push(token);
  }
  return out;
}

/** The text between two headings, for search. */
function fillWords(tokens: readonly Token[], headings: Heading[]): void {
  let at = -1;
  for (const token of tokens) {
    if (token.type === 'heading') at += 1;
    const heading = headings[at];
    if (!heading || token.type === 'heading' || token.type === 'html' || token.type === 'code') continue;
    heading.words += ` ${token.raw.replace(/[`*_>|#[\]]|\([^)]*\.md[^)]*\)|-{3,}/g, ' ').replace(/\s+/g, ' ')}`;
  }
  for (const heading of headings) heading.words = heading.words.trim().slice(0, 600);
}
