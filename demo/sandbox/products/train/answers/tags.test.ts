import { expect, it } from 'vitest';
import { formationOf } from '../seats/formation.ts';
import { trainKinds } from '../train-kinds.ts';
import { tagsOf } from './tags.ts';

const numbers = Array.from({ length: 400 }, (_, n) => n + 1);

it('tags of a train follow its letter and its coaches', () => {
  const seen = new Set<string>();
  for (const kind of trainKinds)
    for (const n of numbers) {
      const number = `${kind}${n}`;
      const tags = tagsOf(kind, number);
      expect(tagsOf(kind, number)).toEqual(tags);
      if (tags.includes('smart')) expect([kind, tags.includes('revival')]).toEqual(['G', true]);
      if (!/[GDC]/.test(kind)) expect(tags.filter((tag) => tag !== 'idCard')).toEqual([]);
      else expect(tags).toContain('idCard');
      const { classes } = formationOf(kind, number);
      expect(tags.includes('sleeper')).toBe(kind === 'D' && classes.includes('bulletSleeper'));
      if (classes.includes('premium')) expect([kind, tags.includes('smart')]).toEqual(['G', true]);
      for (const tag of tags) seen.add(tag);
    }
  expect([...seen].sort()).toEqual(['idCard', 'quiet', 'revival', 'sleeper', 'smart']);
});
