import { tidyName } from '#domain/passenger/names/names.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { visiblePassengers } from '../passengers/passenger-rows.ts';
import { frequent } from '../passengers/rosters.ts';

/** A traveller who was chosen from the list; `path`: the field of the name. */
export interface Chosen {
  id: string;
  name: string;
  path: string;
}

const strictest = { forbid: 2, reason: 1, record: 0 } as const;

/**
 * Travellers as the member sees them in the list. `wrong`: the field of one who is not on the list, or stands there under
 * another name.
 */
export async function chosenTravellers(chosen: readonly Chosen[], call: Call) {
  if (!chosen.length) return { people: [], wrong: undefined };
  const people = await visiblePassengers(call.db, frequent, memberOf(call))
    .where(
      'p.id',
      'in',
      chosen.map(({ id }) => id),
    )
    .execute();
  const wrong = chosen.find(({ id, name }) => {
    const known = people.find((one) => one.id === id);
    return ![known?.name, known?.english_name].some((own) => own && tidyName(own, 'either') === name);
  });
  return { people, wrong: wrong?.path };
}

export type Travellers = Awaited<ReturnType<typeof chosenTravellers>>['people'];

/**
 * The company's account has no standard of its own: where it books for employees, the strictest of theirs counts.
 * Undefined where none of them has one, and for an employee, whose own standard counts.
 */
export async function strictestStandard(people: Travellers, call: Call) {
  const employees = people.flatMap(({ employee_id }) => employee_id ?? []);
  if (!employees.length || memberOf(call).creditEmployeeId > 0) return undefined;
  const standards = await call.db
    .selectFrom('flight_standards')
    .where('employee_id', 'in', employees)
    .select(['employee_id', 'control'])
    .execute();
  const [first] = standards.toSorted((a, b) => strictest[b.control] - strictest[a.control]);
  return (
    first && {
      control: first.control,
      name: people.find(({ employee_id }) => employee_id === first.employee_id)?.name ?? '',
    }
  );
}
