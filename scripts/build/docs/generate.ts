/** `docs/` → `dist/docs/`: the guide as static pages, its examples as partner pages, its search index. */
import fs from 'node:fs';
import path from 'node:path';
import { siteStyle } from '#demo/sandbox/app/docs/site-header.ts';
import { examplePage } from './example.ts';
import { languages } from './languages.ts';
import type { Language } from './languages.ts';
import { render, withWritten } from './markdown.ts';
import type { Rendered } from './markdown.ts';
import { navigationIn, toolsIn } from './navigation.ts';
import type { PageGroup, PageRow } from './navigation.ts';
import { guidePage, toolPage } from './page.ts';
import { inserts, written } from './inserts.ts';
import { fromTwin } from './twin.ts';
import { llmsFullText, llmsText, markdownOf, programsIn } from './for-programs.ts';
import { programFiles } from './program-files.ts';
import { programSchemas } from '../program-schemas.ts';

export interface GuidePage {
  row: PageRow;
  /** The whole page as Markdown: what a twin takes over and what is generated included. */
  source: string;
  rendered: Rendered;
}

export interface Guide {
  language: Language;
  /** The groups whose sources exist. */
  groups: PageGroup[];
  pages: GuidePage[];
}

/** The pages of a language, each read. `folder`: docs/; `twins`: the English guide, whose headings have the same ids. */
export function readGuide(folder: string, language: Language = 'en', twins?: Guide): Guide {
  const fileOf = (name: string, of: Language) => path.join(folder, `${languages[of].folder}${name}.md`);
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const textOf = (name: string, of: Language) => fs.readFileSync(fileOf(name, of), 'utf8');
  const groups = navigationIn(language)
    .map((group) => ({ ...group, pages: group.pages.filter(({ name }) => fs.existsSync(fileOf(name, language))) }))
    .filter(({ pages }) => pages.length);
  const pages = groups
    .flatMap((group) => group.pages)
    .map((row): GuidePage => {
      const { name } = row;
      const own = textOf(name, language);
      const text = language === 'en' ? own : inPage(row, () => fromTwin(own, textOf(name, 'en')));
      const source = withWritten(text, written, language);
      const ids = twins?.pages.find((page) => page.row.name === name)?.rendered.headings.map(({ id }) => id);
      const rendered = inPage(row, () => render(source, { name, read, inserts, language, ...(ids && { ids }) }));
      return { row, source, rendered };
    });
  return { language, groups, pages };
}

/** Faults of a page name it. */
function inPage<T>({ name }: PageRow, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Files beside the pages; what pages show of programs can be had as a file as well. */
const isOwnFile = (name: string) => /\.(png|svg|js|css|json)$|^sign\/[\w-]+\.\w+$/.test(name);

const searchIndex = (pages: readonly GuidePage[]) =>
  pages.flatMap(({ row, rendered }) =>
    [...rendered.headings, ...rendered.terms].map(({ text, id, depth, words }) => ({
      page: row.title,
      href: depth === 1 ? `${row.name}.html` : `${row.name}.html#${id}`,
      text,
      words,
    })),
  );

export interface GenerateOptions {
  from: string;
  to: string;
  /** Scripts and style sheets of the pages. */
  assets: string;
  /** Folder of installed packages; examples of recipes use two of them. */
  packages: string;
}

export function generate({ from, to, assets, packages }: GenerateOptions): void {
  fs.rmSync(to, { recursive: true, force: true });
  for (const folder of ['assets', 'examples/vendor']) fs.mkdirSync(path.join(to, folder), { recursive: true });
  const write = (file: string, content: string | Uint8Array) => {
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    fs.writeFileSync(path.join(to, file), content);
  };

  const english = readGuide(from);
  const guides = [english, readGuide(from, 'zh', english)];
  for (const { language, groups, pages } of guides) {
    const { folder } = languages[language];
    for (const page of pages) {
      const { row, rendered } = page;
      write(`${folder}${row.name}.html`, guidePage({ row, groups, language }, rendered));
      write(`${folder}${row.name}.md`, markdownOf(page, language));
      // An example runs as a partner's page, which has no language of the guide.
      if (language === 'en')
        for (const example of rendered.examples) write(`examples/${example.id}.html`, examplePage(example));
    }
    write(`${folder}search.json`, JSON.stringify(searchIndex(pages)));
  }
  for (const [name, schema] of Object.entries(programSchemas(path.dirname(path.resolve(from)))))
    write(name, `${JSON.stringify(schema, null, 2)}\n`);
  write('llms.txt', llmsText(guides, programFiles));
  write('llms-full.txt', llmsFullText(english, programsIn(from)));
  for (const { language } of guides)
    for (const row of toolsIn(language)) {
      const source = path.join(from, `${row.name}.html`);
      if (fs.existsSync(source))
        write(
          `${languages[language].folder}${row.name}.html`,
          toolPage(fs.readFileSync(source, 'utf8'), row, language),
        );
    }

  for (const name of fs.readdirSync(assets)) {
    const content = fs.readFileSync(path.join(assets, name), 'utf8');
    if (name.startsWith('frame.')) write(`examples/${name}`, content);
    else write(`assets/${name}`, name === 'guide.css' ? siteStyle + content : content);
  }
  for (const name of fs.readdirSync(from, { recursive: true, encoding: 'utf8' }))
    if (isOwnFile(name)) write(name, fs.readFileSync(path.join(from, name)));
  write('examples/vendor/jquery.js', fs.readFileSync(path.join(packages, 'jquery/dist/jquery.min.js')));
  write('examples/vendor/vue.js', fs.readFileSync(path.join(packages, 'vue/dist/vue.global.prod.js')));
}
