import fs from 'node:fs';
import path from 'node:path';
import type { Guide, GuidePage } from './generate.ts';
import { withAddresses } from './example.ts';
import { asMarkdown } from './inserts.ts';
import { languages } from './languages.ts';
import type { Language } from './languages.ts';
import { withWritten } from './markdown.ts';

/** A page as Markdown for programs: complete, with addresses that can be asked for, without marks for our renderer. */
export function markdownOf({ source }: GuidePage, language: Language): string {
  const text = withWritten(source, asMarkdown, language)
    .replace(/^<!-- code-tabs -->\n+/gm, '')
    .replace(/^( *```[\w-]+) .*$/gm, '$1');
  return `${withAddresses(text).trimEnd()}\n`;
}

const root = '{{api}}/docs/guide/';

/** Lines of files for programs that are no pages. */
export interface ListedFile {
  href: string;
  title: string;
  about: string;
}

/** The list of pages after llmstxt.org. */
export function llmsText(guides: readonly Guide[], files: readonly ListedFile[]): string {
  const [english] = guides;
  const line = (name: string, title: string, about: string) => `- [${title}](${name}): ${about}`;
  const linesOf = ({ language }: Guide, { pages }: Guide['groups'][number]) =>
    pages.map((row) => line(`${root}${languages[language].folder}${row.name}.md`, row.title, row.about)).join('\n');
  return `${[
    '# travel-embed',
    '> White-label travel booking for any web page: one script tag places flight, hotel and train search, login, booking, payment and orders as widgets in shadow roots. A partner’s server signs users in and receives signed events.',
    'Widgets speak Chinese, and English with `data-locale="en"`. A container is `<div data-travel-widget="NAME">`; the loader is one classic script. Codes of cities are IATA codes, dates are `YYYY-MM-DD` in China time, amounts are in yuan.',
    ...(english?.groups.map((group) => `## ${group.title}\n\n${linesOf(english, group)}`) ?? []),
    `## For programs\n\n${files.map(({ href, title, about }) => line(href, title, about)).join('\n')}`,
    ...guides
      .slice(1)
      .map((guide) => `## Optional\n\n${guide.groups.map((group) => linesOf(guide, group)).join('\n')}`),
  ].join('\n\n')}\n`;
}

/** Every page in one text, then the programs that pages link to: name of the file → its text. */
export const llmsFullText = ({ pages, language }: Guide, programs: ReadonlyMap<string, string>): string =>
  [
    ...pages.map((page) => `<!-- ${root}${page.row.name}.md -->\n\n${markdownOf(page, language)}`),
    ...Array.from(
      programs,
      ([name, text]) => `<!-- ${root}${name} -->\n\n\`\`\`${name.split('.').at(-1)}\n${text.trimEnd()}\n\`\`\`\n`,
    ),
  ].join('\n');

/** The programs of a folder of the guide, which its pages link to. */
export const programsIn = (folder: string): Map<string, string> =>
  new Map(
    fs
      .readdirSync(path.join(folder, 'sign'))
      .filter((name) => !name.endsWith('.json'))
      .map((name) => [`sign/${name}`, fs.readFileSync(path.join(folder, 'sign', name), 'utf8')]),
  );
