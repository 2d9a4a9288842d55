import type { Twin } from '#base/wording.ts';
import { plentyOfSeats } from '#domain/rail/seat-classes.ts';
import type { seatTexts as chinese } from './texts.ts';

export const seatTexts: Twin<typeof chinese> = {
  seats: 'Seats',
  seatsSub: (chosen, most) => `${chosen} of ${most} chosen · optional`,
  berthsTitle: 'Berths',
  rows: ['Row 1', 'Row 2'],
  window: 'Win',
  aisle: 'Aisle',
  seat: (row, letter) => `${row}, seat ${letter}`,
  together: 'Seats side by side',
  clear: 'Clear',
  full: (most) => `A seat for each of ${most} passengers is chosen. To change one, take another back first`,
  bestTitle: 'Best places',
  wishTitle: 'Your choice',
  wishNote: 'Your choice is tried first, then the best places, else the railway decides; the fare stays the same.',
  berths: { lower: 'Lower berth', middle: 'Middle berth', upper: 'Upper berth' },
  berthLeft: (left) => (left >= plentyOfSeats ? 'available' : left ? `${left} left` : 'sold out'),
  berthsNote:
    'Without a choice the lower berth counts; once held, the real berth counts, never more. Where yours is sold out and others cost more, none is held.',
};
