import path from 'node:path';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Test files that take longest, the slowest first. Begun last they would keep one processor while the other is idle. */
const slow = [
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

const rank = ({ moduleId }: TestSpecification): number => {
  const at = slow.indexOf(path.basename(moduleId).replace(/\.test\.tsx?$/, ''));
  return at < 0 ? slow.length : at;
};

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
