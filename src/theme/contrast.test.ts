import { describe, expect, it } from 'vitest';
import { contrast, contrastProblems, nearestPassing, readHex, toHex } from './contrast.ts';
import type { Rgb } from './contrast.ts';
import { deriveTheme } from './derive.ts';
import type { Seeds } from './derive.ts';
import { defaultTokens } from './tokens.ts';

const rgb = (text: string) => readHex(text) as Rgb;

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#1661e5', '#ffffff', 5.42],
  ])('of %s on %s is %d', (front, ground, ratio) => {
    expect(contrast(rgb(front), rgb(ground))).toBeCloseTo(ratio, 1);
    expect(contrast(rgb(ground), rgb(front))).toBeCloseTo(ratio, 1);
  });

  it('is only known of colours that are solid', () => {
    expect(['#fff', '#1661E5', 'rgb(1,2,3)', '#1661e580', 'var(--x)'].map((text) => readHex(text) !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the nearest colour that passes', () => {
  it.each([
    ['#999999', ['#ffffff'], 4.5],
    ['#ff9900', ['#ffffff', '#fff3e0'], 4.5],
    ['#224488', ['#101826'], 4.5],
    ['#838d9f', ['#161d28'], 3],
  ])('to %s on %s has %d', (wanted, grounds, ratio) => {
    const found = nearestPassing(rgb(wanted), grounds.map(rgb), ratio);
    for (const ground of grounds) expect(contrast(found, rgb(ground))).toBeGreaterThanOrEqual(ratio);
  });

  it('is the colour itself where it passes already, and no further away than needed', () => {
    expect(toHex(nearestPassing(rgb('#333333'), [rgb('#ffffff')], 4.5))).toBe('#333333');
    const found = nearestPassing(rgb('#777777'), [rgb('#ffffff')], 4.5);
    expect(contrast(found, rgb('#ffffff'))).toBeLessThan(4.7);
  });
});

/** Pages with little in common: bright, pale, dark, grey, with brands that white cannot be read on. */
const pages: [string, Seeds][] = [
  ['nothing known', {}],
  ['yellow brand', { brand: '#ffd400', page: '#ffffff' }],
  ['mint brand', { brand: '#5eead4', action: '#fde047' }],
  ['dark page', { page: '#0b0f16', brand: '#6ea8ff', text: '#eaeff6' }],
  ['sepia', { page: '#fbf9f5', text: '#2a2622', brand: '#8c5a2b', radius: '0px' }],
  ['black brand', { brand: '#000000', action: '#000000' }],
  ['white brand on dark', { page: '#111111', brand: '#ffffff' }],
  ['grey middle', { page: '#8a8a8a', surface: '#ffffff', brand: '#777777' }],
];

describe('a theme made from a page', () => {
  it.each(pages)('%s: every pair of tokens can be read', (_, seeds) => {
    const { tokens } = deriveTheme(seeds);
    const grey = seeds.page === '#8a8a8a';
    // Text of the page on a ground that carries neither black nor white well is the page's own business.
    expect(
      contrastProblems({ ...defaultTokens, ...tokens }).filter(({ ground }) => !(grey && ground === 'color-bg')),
    ).toEqual([]);
  });

  it('keeps the colours it was given', () => {
    expect(deriveTheme({ brand: '#ff9900', action: '#123456', text: '#999999' }).tokens).toMatchObject({
      'color-brand': '#ff9900',
      'color-action': '#123456',
      'color-text': '#999999',
    });
  });

  it('names only what differs from the default, and nothing where nothing is known of shape and type', () => {
    expect(Object.keys(deriveTheme({ brand: '#ff9900' }).tokens).filter((name) => /radius|font/.test(name))).toEqual(
      [],
    );
    expect(deriveTheme({ radius: '999px', font: 'Georgia, serif' }).tokens).toMatchObject({
      font: 'Georgia, serif',
      'radius-button': '999px',
      'radius-control': '12px',
    });
  });

  it('names unreadable pairs, and a readable colour', () => {
    const { tokens } = deriveTheme({ text: '#aaaaaa' });
    const [first] = contrastProblems({ ...defaultTokens, ...tokens });
    expect(first).toMatchObject({ front: 'color-text', ground: 'color-surface', ratio: 4.5 });
    expect(
      contrastProblems({ ...defaultTokens, ...tokens, 'color-text': first?.better ?? '' }).filter(
        ({ front }) => front === 'color-text',
      ),
    ).toEqual([]);
  });
});
