import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { saveSubstitute } from '../../company/substitutes/save.ts';
import { openCalls } from './people/seed-call.ts';
import type { Seeding } from './people/seeding.ts';

const admin = '20250070';
const dayMs = 86_400_000;

function good({ ret, msg }: Envelope<unknown>): void {
  if (ret !== 0) throw new Error(`rules of the company in the seed: ${msg}`);
}

/** Substitutes of the seeded company, made by the calls that its administrator makes. */
export async function seedCompanyRules({ tx, now }: Seeding): Promise<void> {
  const { callAt } = await openCalls(tx);
  const at = (days: number, path: string) => callAt(admin, now - days * dayMs, path);
  const substitutes = [
    {
      bookerEmployeeId: 710_072,
      subjects: [{ kind: 'employee' as const, id: 710_071 }],
      bookedProducts: ['flight' as const, 'train' as const, 'hotel' as const],
      days: 0,
      standardOf: 'traveller' as const,
      notice: 'both' as const,
    },
    {
      bookerEmployeeId: 710_073,
      subjects: [{ kind: 'employee' as const, id: 710_074 }],
      bookedProducts: ['train' as const, 'hotel' as const],
      days: 180,
      standardOf: 'booker' as const,
      notice: 'message' as const,
    },
  ];
  for (const [nth, { days, ...given }] of substitutes.entries()) {
    const call = at(20 - nth, '/company/substituteSave');
    const from = dayAt(call.now());
    const rule = { ...given, approverOf: 'traveller' as const, costCenterOf: 'traveller' as const, version: 0 };
    const to = days ? addDays(from, days) : '';
    good(await saveSubstitute({ ...rule, requestId: `seed-substitute-${nth}`, from, to }, call));
  }
}
