import { expect, it } from 'vitest';
import { cancelSentence } from './cancel-rule.en.ts';
import { partyText } from './stay-choice.en.ts';

const free = { from: null, to: '2026-11-22 18:00:00', penalty: '0' };
const first = { from: '2026-11-22 18:00:00', to: '2026-11-23 18:00:00', penalty: '428' };
const last = { from: '2026-11-23 18:00:00', to: null, penalty: '900' };

it('the rule of a rate is one English sentence', () => {
  expect(cancelSentence([free, first, last], '900')).toBe(
    'Free cancellation until Sun 22 Nov 18:00, then the first night (¥428) is kept, no refund after Mon 23 Nov 18:00',
  );
  expect(cancelSentence([free, { ...last, from: free.to, penalty: '428' }], '428')).toBe(
    'Free cancellation until Sun 22 Nov 18:00, then no refund',
  );
  expect(cancelSentence([{ ...first, from: null }, last], '900')).toBe(
    'Until Mon 23 Nov 18:00 the first night (¥428) is kept, then no refund',
  );
  expect(cancelSentence([{ from: null, to: null, penalty: '0' }], '900')).toBe('Free cancellation until check-in');
  expect(cancelSentence([{ from: null, to: null, penalty: '900' }], '900')).toBe(
    'Non-refundable: ¥900 is kept on cancellation',
  );
});

it('a guarantee keeps the first night', () => {
  expect(cancelSentence([free, { ...last, from: free.to, penalty: '428' }], '900', true)).toBe(
    'Free cancellation until Sun 22 Nov 18:00, then the first night (¥428) is kept',
  );
  expect(cancelSentence([{ from: null, to: null, penalty: '428' }], '900', true)).toBe(
    'No free cancellation: the first night (¥428) is kept',
  );
});

it('a party is counted', () => {
  expect(partyText({ rooms: 1, adults: 2, childAges: [3] })).toBe('1 room · 2 adults · 1 child');
  expect(partyText({ rooms: 2, adults: 1, childAges: [3, 5] })).toBe('2 rooms · each 1 adult · 2 children');
});
