import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { signal } from '@preact/signals-core';
import { cities } from '#domain/flight/cities/cities.ts';
import { airlineNames } from '#domain/flight/airline-names.ts';
import { fareWords } from '#domain/flight/fare-choice.ts';
import { newerWording, olderWording } from '#domain/account/login-wording.ts';
import { english, inEnglish } from '#entries/languages/english.ts';
import { inLanguage, say } from '#entries/languages/languages.ts';
import { names } from '#entries/languages/names.en.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { words } from '#ui/base/words.ts';
import { calendarWords } from '#ui/calendar/calendar-words.ts';
import { texts as login } from '#widgets/account/login/texts.ts';
import { texts as loginClassic } from '#widgets/account/login-classic/texts.ts';
import { texts as footTexts } from '#widgets/flight/flight-search/form/foot-texts.ts';
import { texts as pickerTexts } from '#widgets/flight/flight-search/form/picker-texts.ts';
import { texts as resultTexts } from '#parts/flight/list/texts.ts';
import { texts as searchTexts } from '#widgets/flight/flight-search/texts.ts';

const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Chinese tables by the name that they are read by; a screen's own ones are found below. */
const tables: Readonly<Record<string, readonly object[]>> = {
  controls: [words],
  calendar: [calendarWords],
  login: [login],
  'login-newer': [newerWording],
  'login-classic': [loginClassic],
  'login-older': [olderWording],
  'flight-search': [searchTexts, pickerTexts, footTexts, resultTexts],
  'flight-fares': [fareWords],
};
/** Folders whose screens speak English. */
const folders: Readonly<Record<string, string>> = {
  'flight-search': 'widgets/flight/flight-search',
  login: 'widgets/account/login',
  'login-classic': 'widgets/account/login-classic',
};
const shared = ['src/parts/flight/list', 'src/parts/login', 'src/parts/search', 'src/runtime'];

function* sources(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (/\.tsx?$/.test(file) && !/\.(test|en)\./.test(file)) yield file;
  }
}
const code = (file: string): string =>
  fs
    .readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
const speaking = [...Object.values(folders), ...shared].flatMap((folder) => [...sources(folder)]);

/** Every text of a table, those of its functions as their source has them. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'function') return [String(value)];
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(textsOf);
}

/** Keys of the lists of Chinese names by which English ones are found. */
const isByName = (table: string) => table === 'calendar' || table === 'flight-fares';

describe('widgets in English', () => {
  it('are those whose folder is looked through here', () => {
    expect([...inEnglish].toSorted()).toEqual(Object.keys(folders).toSorted());
  });

  it('have an English twin for every table and key', () => {
    expect(Object.keys(english).toSorted()).toEqual(Object.keys(tables).toSorted());
    const missing = Object.entries(tables).flatMap(([name, parts]) =>
      parts.flatMap((part) =>
        Object.entries(part)
          .filter(([key, value]) => key !== 'isPhone' && typeof Reflect.get(english[name] ?? {}, key) !== typeof value)
          .map(([key]) => `${name}.${key}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('read no table that is not known here, and keep every word in a table', () => {
    const read = speaking.flatMap((file) =>
      [...code(file).matchAll(/(?:useTexts|textsOf|useWorded)\((?:services, )?'([\w-]+)'/g)].map(([, name]) => name),
    );
    expect([...new Set(read)].filter((name) => !Object.hasOwn(tables, String(name)))).toEqual([]);
    const tableFiles = speaking.filter((file) => file.endsWith('texts.ts'));
    expect(tableFiles.filter((file) => !fs.existsSync(file.replace(/\.ts$/, '.en.ts')))).toEqual([]);
    const known = (text: string) => Object.hasOwn(names, text);
    const inline = speaking
      .filter((file) => !tableFiles.includes(file) && !exceptions.has(file))
      .flatMap((file) =>
        [...code(file).matchAll(/(['`>])([^'`<>\n]*[\u3400-\u9fff][^'`<>\n]*)/g)]
          .map(([, , text = '']) => text)
          .filter((text) => !known(text))
          .map((text) => `${file}: ${text}`),
      );
    expect(inline).toEqual([]);
  });

  it('have no Chinese character in an English table', () => {
    const wrong = Object.entries(english).flatMap(([name, table]) =>
      textsOf(table)
        .filter((text) => chinese.test(text) && !isByName(name))
        .map((text) => `${name}: ${text}`),
    );
    expect(wrong).toEqual([]);
    expect(Object.values(names).filter((text) => chinese.test(text))).toEqual([]);
  });

  it('give two tables of one name the same word for the same key', () => {
    const own = Object.entries(tables).flatMap(([name, parts]) =>
      parts.flatMap((part, at) =>
        parts.slice(at + 1).flatMap((other) =>
          Object.entries(part)
            .filter(([key, value]) => Object.hasOwn(other, key) && String(Reflect.get(other, key)) !== String(value))
            .map(([key]) => `${name}.${key}`),
        ),
      ),
    );
    // 不限舱位 beside 不限: one English word says both.
    expect([...new Set(own)]).toEqual(['flight-search.anyCabin']);
  });

  it('name every city, airport and airline', () => {
    const said = [
      ...cities.flatMap((city) => [city.name, ...city.airports.map(({ name }) => name)]),
      ...airlineNames.values(),
    ].map((name) => say(name));
    expect(said.filter((name) => chinese.test(name))).toEqual([]);
    expect([say('北京'), say('西安'), say('虹桥'), say('首都'), say('白云 CAN'), say('波音 787-9'), say('')]).toEqual([
      'Beijing',
      "Xi'an",
      'Hongqiao',
      'Capital',
      'Baiyun CAN',
      'Boeing 787-9',
      '',
    ]);
  });
});

/** Words of screens behind a login, which are Chinese. */
const exceptions: ReadonlySet<string> = new Set([
  'src/runtime/login/LoginNeeded.tsx',
  'src/runtime/messages/Trouble.tsx',
]);

describe('a language tag', () => {
  const look = signal({
    ...defaultConfig,
    wording: { login: { submitLogin: '进入' }, 'login.en': { submitLogin: 'Enter' }, 'texts.en': { brand: 'Acme' } },
  });
  it('is read by its prefix, with the wording of the partner over the tables', () => {
    for (const tag of ['en', 'EN', 'en-US', 'en-GB']) {
      const config = inLanguage(look, tag, 'login').peek();
      expect(config.wording['login']).toMatchObject({ submitLogin: 'Enter', forgot: 'Forgot password' });
      expect(config.texts).toMatchObject({ brand: 'Acme', agreement: 'Terms of Service' });
    }
  });
  it('leaves a widget without English as it is', () => {
    expect(inLanguage(look, 'en', 'order-list')).toBe(look);
  });
});
