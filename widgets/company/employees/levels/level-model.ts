import { companyPeople as calls } from '#contract/company-people.ts';
import type { Level } from '#contract/company-people.ts';
import { titleFault } from '#domain/company/employee-form.ts';
import type { TripFlags } from '#domain/company/people.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import type { levelTexts } from './level-texts.ts';

export interface LevelValues extends TripFlags {
  name: string;
  /** As typed. */
  rank: string;
}

/** A new level, or changes of one. */
export function createLevelForm(
  services: Services,
  { known, nextRank }: { known: Level | null; nextRank: number },
  texts: typeof levelTexts,
  done: (levels: Level[]) => void,
) {
  const isOn = (flag: keyof TripFlags) => Number(known?.tripLevel[flag] ?? 0) === 1;
  return createForm(services, calls.levelSave, {
    key: `level.${known?.id ?? 'new'}`,
    blank: {
      name: known?.name ?? '',
      rank: String(known?.rank ?? nextRank),
      approveFlag: isOn('approveFlag'),
      feeFlag: isOn('feeFlag'),
      changeApprove: isOn('changeApprove'),
      overproof: isOn('overproof'),
      overApprove: isOn('overApprove'),
    } as LevelValues,
    check: ({ name, rank, overproof, overApprove }: LevelValues) => {
      const fault = titleFault(name, 'level');
      return {
        ...(fault && { name: fault }),
        ...(!/^[1-9]\d?$/.test(rank.trim()) && { rank: texts.rankFault }),
        ...(overApprove && !overproof && { overApprove: texts.overFault }),
      };
    },
    input: ({ name, rank, ...flags }: LevelValues) => ({
      ...(known && { levelId: known.id, version: known.version }),
      name: name.trim(),
      rank: Number(rank),
      ...flags,
    }),
    done: ({ levels }) => done(levels),
  });
}

export const createRemoveLevel = (services: Services, texts: typeof levelTexts, done: (levels: Level[]) => void) =>
  createCommand(services, calls.levelRemove, {
    input: ({ id, version }: Level) => ({ levelId: id, version }),
    confirm: ({ name }) => texts.removeQuestion(name),
    done: () => texts.removed,
    settle: (outcome) => outcome.ok && done(outcome.data.levels),
  });
