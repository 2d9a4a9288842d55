import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '#demo/sandbox/app/operations.ts';
import { eventFields } from '#domain/events/fields.ts';
import { pageEvents } from '#domain/events/page-events.ts';
import { serverEvents } from '#domain/events/server-events.ts';
import { readGuide } from '../scripts/build/docs/generate.ts';

/** The events of the guide are those of the typed table, on the page and on a partner's server. */
const sourceOf = (name: string): string => fs.readFileSync(`docs/${name}.md`, 'utf8');
const matches = (text: string, pattern: RegExp): string[] =>
  [...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found))].toSorted();

describe('server events', () => {
  const rows = (text: string): string[] => matches(text, /^\| (`.*) \|$/gm);
  const [, kinds = '', fields = ''] =
    /\| type \| when \|(.*?)\n\n\| field \|(.*?)\n\n/s.exec(sourceOf('server-events')) ?? [];

  it('are those of the typed table, with their fields', () => {
    const wanted = Object.entries(serverEvents).map(([kind, row]) => {
      const list = row.fields.map((field) => `\`${field}\``).join(', ');
      return `\`${kind}\` | ${row.when} | ${list}`;
    });
    expect(rows(kinds)).toEqual(wanted.toSorted());
    const used = [...new Set(Object.values(serverEvents).flatMap((row) => [...row.fields]))];
    expect(rows(fields)).toEqual(used.map((name) => `\`${name}\` | ${eventFields[name].note}`).toSorted());
  });

  it('and events of the page about the same fact have the same fields', () => {
    for (const row of Object.values(serverEvents)) {
      if (!('page' in row)) continue;
      const shapes: readonly (readonly string[])[] = pageEvents[row.page].shapes;
      const own: readonly string[] = row.fields;
      expect(shapes.flat().filter((field) => !own.includes(field))).toEqual([]);
    }
  });

  it('carry no name, telephone, document or token', () => {
    const used = Object.values(serverEvents).flatMap((row): string[] => [...row.fields]);
    expect(used.filter((field) => /name|phone|mobile|cert|token|sign|contact|address|passenger/i.test(field))).toEqual(
      [],
    );
  });

  it('of the page have every field of their detail in the guide', () => {
    const page = sourceOf('events');
    for (const [name, { shapes }] of Object.entries(pageEvents)) {
      if (name === 'application') continue;
      const section = page.slice(page.indexOf(`## travel:${name}`)).split('\n## ')[0] ?? '';
      const missing = shapes.flat().filter((field) => !section.includes(`\`${field.replace('?', '')}\``));
      expect(missing, name).toEqual([]);
    }
  });

  it('have a call of the contract for each that the page names', () => {
    const paths = operations.map(({ row }) => row.path).filter((path) => path.startsWith('/events/'));
    expect(matches(sourceOf('server-events'), /^\| `(\/events\/\w+)`/gm).toSorted()).toEqual(paths.toSorted());
  });
});

describe('commands of the guide that ask a provider', () => {
  it.each(['en', 'zh'] as const)('name the one that serves the page (%s)', (language) => {
    const english = readGuide('docs');
    const { pages } = language === 'en' ? english : readGuide('docs', language, english);
    const commands = pages.flatMap(({ rendered }) =>
      matches(
        rendered.markup.replace(/<[^>]*>/g, ''),
        /npx travel-embed ((?:listen|trigger|clock|scenario|events) [^\n]*)/g,
      ),
    );
    expect(commands.length).toBeGreaterThan(8);
    expect(commands.filter((line) => !/ --api (?:\{\{api\}\}|https:\/\/api\.example)/.test(line))).toEqual([]);
  });
});
