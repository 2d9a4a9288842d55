import type { KnownStudent } from '#contract/train-order.ts';
import type { TrainCall } from '#contract/train.ts';
import { dayOf } from '#domain/china-time.ts';
import { studentFault } from '#domain/rail/student.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import { proofOf } from './student-values.ts';
import type { StudentValues } from './student-values.ts';

interface Way {
  from: TrainCall;
  to: TrainCall;
}

const cityOf = ({ city, station }: TrainCall): string => city ?? station;

/** Errors of the proofs, for each of the ways. */
export const studentErrors = (
  { students }: StudentValues,
  people: readonly Judged[],
  { students: known }: { students: readonly KnownStudent[] },
  ways: readonly Way[],
): Record<string, string> =>
  Object.fromEntries(
    people
      .filter(({ ticket }) => ticket?.type === 'student')
      .map(({ draft }) => [
        `${draft.key}.student`,
        ways
          .map(({ from, to }) =>
            studentFault(proofOf(students, known, draft), { from: cityOf(from), to: cityOf(to), day: dayOf(from.at) }),
          )
          .find(Boolean) ?? '',
      ]),
  );
