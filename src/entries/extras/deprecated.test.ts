import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkDeprecated } from '#doctor/check-page.ts';
import { deprecations, pagesWith } from '#routes/deprecations.ts';
import { tellDeprecated } from './deprecated.ts';

/** Of these tests alone: nothing of the product has the names. */
const row = { since: '2027-01-31', until: '2030-01-31', instead: 'write data-new' };
const table = { 'data-old': row, 'travel:old': { ...row, instead: 'hear travel:new' } };
const lineOf = (name: string, instead: string) =>
  `${name} is deprecated since 2027-01-31 and works until 2030-01-31 at least: ${instead}`;

const host = document.createElement('div');
const said: string[] = [];
beforeEach(() => {
  document.body.replaceChildren(host);
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('something deprecated', () => {
  it('gets a line of the console once, when an element has the attribute or a listener reads the event, and one of the doctor', () => {
    const fire = () => host.dispatchEvent(new CustomEvent('travel:old', { bubbles: true, detail: { orderNo: '1' } }));
    const read: unknown[] = [];
    host.dataset['old'] = 'x';
    tellDeprecated(host, table);
    tellDeprecated(host, table);
    fire();
    expect(said).toEqual([`[travel-embed] ${lineOf('data-old', 'write data-new')}`]);

    document.addEventListener('travel:old', ({ detail }: CustomEventInit) => read.push(detail));
    fire();
    fire();
    expect(read).toEqual([{ orderNo: '1' }, { orderNo: '1' }]);
    expect(said.slice(1)).toEqual([`[travel-embed] ${lineOf('travel:old', 'hear travel:new')}`]);

    const found: string[] = [];
    checkDeprecated((code, message) => void found.push(`${code}: ${message}`));
    expect(found).toEqual([
      `deprecated: ${lineOf('data-old', 'write data-new')}`,
      `deprecated: ${lineOf('travel:old', 'hear travel:new')}`,
    ]);
  });

  it('is looked for where a page may have it', () => {
    const has = (name: keyof typeof table | '', markup: string) => {
      document.body.innerHTML = markup;
      return document.querySelector(pagesWith(name ? { [name]: row } : {})) !== null;
    };
    expect(has('data-old', '<div data-old="x"></div>')).toBe(true);
    expect(has('data-old', '<travel-widget old="x"></travel-widget>')).toBe(true);
    expect(has('data-old', '<div old="x"></div>')).toBe(false);
    expect(has('travel:old', '<div></div>')).toBe(true);
    expect(has('', '<div data-old="x"></div>')).toBe(false);
  });

  it('of the product has two dates, three years apart at least', () => {
    for (const [name, { since, until }] of Object.entries(deprecations)) {
      expect(name).toMatch(/^(data-|travel:)/);
      expect(Date.parse(until) - Date.parse(since)).toBeGreaterThan(3 * 364 * 86_400_000);
    }
  });
});
