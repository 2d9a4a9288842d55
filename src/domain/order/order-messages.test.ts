import { describe, expect, test } from 'vitest';
import { airStatus } from '../product/air-status.ts';
import { messageKindOf } from './order-messages.ts';

describe('the message about a change of status', () => {
  test('has the kind of its change, for every pair of the table', () => {
    const seen = airStatus.codes.flatMap((from) =>
      airStatus.codes
        .filter((to) => airStatus.mayBecome(from, to))
        .map((to) => `${from}→${to} ${messageKindOf(from, to) ?? '–'}`),
    );
    expect(seen).toEqual([
      '0→1 pay',
      '0→5 order',
      '1→7 –',
      '1→8 ticket',
      '2→9 refund',
      '2→11 change',
      '3→9 refund',
      '3→11 change',
      '4→6 refund',
      '7→2 ticket',
      '7→8 ticket',
      '8→6 refund',
      '9→2 refund',
      '9→10 refund',
      '10→2 refund',
      '10→4 refund',
      '11→2 change',
      '11→3 change',
      '12→0 order',
      '12→5 order',
    ]);
  });
});
