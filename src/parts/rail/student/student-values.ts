import type { KnownStudent } from '#contract/train-order.ts';
import type { Judged } from '#parts/traveller/judge.ts';
import type { TravellerDraft } from '#parts/traveller/draft.ts';

/** The typed proof of the passenger with this key. */
interface TypedProof {
  key: string;
  school: string;
  entered: string;
  years: string;
  from: string;
  to: string;
}

export interface StudentValues {
  students: TypedProof[];
}

export const blankProof = (key: string): TypedProof => ({ key, school: '', entered: '', years: '', from: '', to: '' });

/** As typed, else as the last order of this frequent passenger had it. */
export function proofOf(
  typed: readonly TypedProof[],
  known: readonly KnownStudent[],
  { key, passengerId }: Pick<TravellerDraft, 'key' | 'passengerId'>,
): TypedProof {
  const own = typed.find((one) => one.key === key);
  const kept = known.find((one) => passengerId !== '' && one.passengerId === passengerId);
  if (own) return own;
  if (!kept) return blankProof(key);
  const { school, entered, years, from, to } = kept;
  return { key, school, entered, years, from, to };
}

export const withProof = (typed: readonly TypedProof[], proof: TypedProof): TypedProof[] => [
  ...typed.filter(({ key }) => key !== proof.key),
  proof,
];

/** Passengers as they are sent, the students with their proofs. */
export const withProofs = <P extends { ticketType: string }>(
  passengers: readonly P[],
  people: readonly Judged[],
  { students }: StudentValues,
  { students: known }: { students: readonly KnownStudent[] },
) =>
  passengers.map((one, at) => {
    const draft = people[at]?.draft;
    if (one.ticketType !== 'student' || !draft) return one;
    const { key: _key, ...student } = proofOf(students, known, draft);
    return { ...one, student };
  });

export const hasStudents = (people: readonly Judged[]): boolean =>
  people.some(({ ticket }) => ticket?.type === 'student');
