import { isMultipleUnit } from '#domain/rail/fares.ts';
import { trainTags } from '#domain/rail/train-tags.ts';
import type { TrainTag } from '#domain/rail/train-tags.ts';
import { chanceAt, hashOf } from '../../../ground/chance.ts';
import { formationOf } from '../seats/formation.ts';
import type { TrainKind } from '../train-kinds.ts';

/** Share of the trains of a letter that are of the newest series. */
const revived: Readonly<Partial<Record<TrainKind, number>>> = { G: 0.75, C: 0.8, D: 0.25 };

/** Tags of a train, the same on every day: by its letter, its number and its coaches. */
export function tagsOf(kind: TrainKind, number: string): TrainTag[] {
  const roll = (n: number) => chanceAt(hashOf(`tags ${number}`), n);
  const { classes } = formationOf(kind, number);
  const isNewest = classes.includes('premium');
  const isRevived = isNewest || roll(0) < (revived[kind] ?? 0);
  const has: Readonly<Record<TrainTag, boolean>> = {
    revival: isRevived,
    smart: isRevived && kind === 'G' && (isNewest || roll(1) < 0.3),
    quiet: isRevived && kind !== 'C' && roll(2) < 0.4,
    sleeper: isMultipleUnit(kind) && classes.includes('bulletSleeper'),
    idCard: isMultipleUnit(kind) || roll(3) < 0.7,
  };
  return trainTags.filter((tag) => has[tag]);
}
