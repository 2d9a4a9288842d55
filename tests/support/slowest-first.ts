import path from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Test files that take longest, the slowest first. Begun last they would keep one processor while the other is idle. */
const slow = [
  'company-trip',
  'accessible-states',
  'resilience',
  'docs',
  'walk',
  'keyboard',
  'screens',
  'journey',
  'alignment',
  'durability',
  'example',
  'doctor',
  'every-form',
  'shell',
  'hostile',
  'identity',
  'lost-chunks',
  'policy',
  'lifecycle',
  'many-flights',
  'booking-conflicts',
  'playground',
  'several-processes.postgres',
  'company-statistics',
  'reports',
  'statements',
  'fill-history',
  'presets',
  'ownership',
  'bill-list',
  'pay-order',
  'inventory',
  'one-price',
  'bad-input',
  'log-in-by-password',
  'seed-orders',
  'release',
  'waiting-line',
  'flight-search',
];

/** Files of a browser that leave the product of their worker another one: deputies for days, a clock that is a month ahead. */
const last = ['intl-business', 'company-people', 'company-bill'];

const rank = ({ moduleId }: TestSpecification): number => {
  const name = path.basename(moduleId).replace(/\.test\.tsx?$/, '');
  const at = slow.indexOf(name);
  return at < 0 ? slow.length + 1 + last.indexOf(name) : at;
};

/** A number from a name and the order's own: the same order for the same number. */
function placeOf(name: string, order: string): number {
  let hash = 2166136261;
  for (const sign of `${order} ${name}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
  return Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
}

/**
 * `TEST_ORDER=<number>`: the files that are not slow come in a random order, which the number names. Files of a project
 * stay together: a worker that has read its modules would end where the next file belongs to another.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = process.env['TEST_ORDER'];
    const sorted = order
      ? files.toSorted((a, b) => placeOf(a.moduleId, order) - placeOf(b.moduleId, order))
      : await super.sort(files);
    return sorted.toSorted((a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b));
  }
}
