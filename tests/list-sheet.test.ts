import fs from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesIn } from './support/shape/sources.ts';

test('a widget whose tables have places for narrow roots has the sheet that makes them', () => {
  const texts = new Map<string, string>();
  for (const file of sourcesIn('widgets')) {
    const widget = file.split('/').slice(0, 3).join('/');
    texts.set(widget, (texts.get(widget) ?? '') + fs.readFileSync(file, 'utf8'));
  }
  const placed = [...texts].filter(([, text]) => /\bphone: '(?:title|end|named|quarter|pick)'/.test(text));
  expect(placed.length).toBeGreaterThan(5);
  const without = placed.filter(([, text]) => !text.includes('#ui/list/list.css?shadow'));
  expect(without.map(([widget]) => widget)).toEqual([]);
});
