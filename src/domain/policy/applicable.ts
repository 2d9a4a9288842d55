import type { Day } from '../china-time.ts';
import type { PolicySubject } from './facts.ts';
import type { StandardVersion, Subject } from './schema.ts';

/** Distance of a subject from an employee: 0 himself, then level, departments from the nearest up, the company. */
function distanceOf(subject: Subject, { employeeId, levelId, departments }: PolicySubject): number | undefined {
  switch (subject.kind) {
    case 'employee':
      return subject.id === employeeId ? 0 : undefined;
    case 'level':
      return subject.id === levelId ? 1 : undefined;
    case 'department': {
      const at = departments.indexOf(subject.id);
      return at < 0 ? undefined : 2 + at;
    }
    case 'company':
      return 1_000_000;
  }
}

export interface Claim<V extends StandardVersion = StandardVersion> {
  version: V;
  via: Subject;
}

export const isInForce = ({ state, from, to }: StandardVersion, day: Day): boolean =>
  state === 'published' && from <= day && (to === null || day <= to);

/** Standards in force that name an employee, the one that counts first; equally near ones by the later date and id. */
export function claimsOf<V extends StandardVersion>(
  employee: PolicySubject,
  versions: readonly V[],
  day: Day,
): Claim<V>[] {
  const found = versions
    .filter((version) => isInForce(version, day))
    .flatMap((version) => {
      const near = version.assigned
        .map((via) => ({ via, distance: distanceOf(via, employee) }))
        .filter((one): one is { via: Subject; distance: number } => one.distance !== undefined)
        .sort((a, b) => a.distance - b.distance)[0];
      return near ? [{ version, ...near }] : [];
    });
  return found
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        (a.version.from < b.version.from ? 1 : a.version.from > b.version.from ? -1 : 0) ||
        b.version.standardId - a.version.standardId ||
        b.version.version - a.version.version,
    )
    .map(({ version, via }) => ({ version, via }));
}

/** The standard of an employee on a day: employee > level > nearest department > company. */
export const applicable = <V extends StandardVersion>(
  employee: PolicySubject,
  versions: readonly V[],
  day: Day,
): Claim<V> | undefined => claimsOf(employee, versions, day)[0];
