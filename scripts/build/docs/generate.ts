/** `docs/` → `dist/docs/`: the guide as static pages, its examples as partner pages, its search index. */
import fs from 'node:fs';
import path from 'node:path';
import { siteStyle } from '#demo/sandbox/app/docs/site-header.ts';
import { examplePage } from './example.ts';
import { render } from './markdown.ts';
import type { Rendered } from './markdown.ts';
import { navigation, tools } from './navigation.ts';
import type { PageGroup, PageRow } from './navigation.ts';
import { guidePage, toolPage } from './page.ts';
import { inserts, written } from './inserts.ts';

export interface GuidePage {
  row: PageRow;
  rendered: Rendered;
}

/** The groups whose sources exist, and each page read. `folder`: docs/. */
export function readGuide(folder: string): { groups: PageGroup[]; pages: GuidePage[] } {
  const sourceOf = (row: PageRow) => path.join(folder, `${row.name}.md`);
  const groups = navigation
    .map((group) => ({ ...group, pages: group.pages.filter((row) => fs.existsSync(sourceOf(row))) }))
    .filter(({ pages }) => pages.length);
  const pages = groups
    .flatMap((group) => group.pages)
    .map((row) => ({
      row,
      rendered: render(fs.readFileSync(sourceOf(row), 'utf8'), {
        name: row.name,
        read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
        inserts,
        written,
      }),
    }));
  return { groups, pages };
}

const isOwnFile = (name: string) => /\.(png|svg|js|css|json)$/.test(name);

export interface GenerateOptions {
  from: string;
  to: string;
  /** Scripts and style sheets of the pages. */
  assets: string;
  /** Folder of installed packages; examples of recipes use two of them. */
  packages: string;
}

export function generate({ from, to, assets, packages }: GenerateOptions): void {
  const { groups, pages } = readGuide(from);
  fs.rmSync(to, { recursive: true, force: true });
  for (const folder of ['assets', 'examples/vendor']) fs.mkdirSync(path.join(to, folder), { recursive: true });
  const write = (file: string, content: string | Uint8Array) => {
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    fs.writeFileSync(path.join(to, file), content);
  };

  for (const { row, rendered } of pages) {
    write(`${row.name}.html`, guidePage({ row, groups }, rendered));
    for (const example of rendered.examples) write(`examples/${example.id}.html`, examplePage(example));
  }
  for (const row of tools) {
    const source = path.join(from, `${row.name}.html`);
    if (fs.existsSync(source)) write(`${row.name}.html`, toolPage(fs.readFileSync(source, 'utf8'), row));
  }
  const index = pages.flatMap(({ row, rendered }) =>
    [...rendered.headings, ...rendered.terms].map(({ text, id, depth, words }) => ({
      page: row.title,
      href: depth === 1 ? `${row.name}.html` : `${row.name}.html#${id}`,
      text,
      words,
    })),
  );
  write('search.json', JSON.stringify(index));

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
