import { tidyName } from '#domain/passenger/names/names.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { visiblePassengers } from '../passengers/passenger-rows.ts';
import { external, frequent } from '../passengers/rosters.ts';
import type { Roster } from '../passengers/rosters.ts';
import { isCorporate } from './business-terms.ts';
import type { JudgedPerson } from './standard-for.ts';

/** A traveller who was chosen from the list; `path`: the field of the name. */
interface Chosen {
  id: string;
  name: string;
  path: string;
}

/**
 * Travellers as the member sees them in the list, or among the company's external ones, who are no employees. `wrong`: the
 * field of one who is in neither, or stands there under another name.
 */
export async function chosenTravellers(chosen: readonly Chosen[], call: Call) {
  if (!chosen.length) return { people: [], wrong: undefined };
  const of = async (roster: Roster) =>
    await visiblePassengers(call.db, roster, memberOf(call))
      .where(
        'p.id',
        'in',
        chosen.map(({ id }) => id),
      )
      .execute();
  const own = await of(frequent);
  const isKnown = chosen.every(({ id }) => own.some((one) => one.id === id));
  const guests = isKnown || !isCorporate(memberOf(call)) ? [] : await of(external);
  const people = [...own, ...guests.map((guest) => ({ ...guest, employee_id: null }))];
  const wrong = chosen.find(({ id, name }) => {
    const known = people.find((one) => one.id === id);
    return ![known?.name, known?.english_name].some((text) => text && tidyName(text, 'either') === name);
  });
  return { people, wrong: wrong?.path };
}

/** A traveller who was chosen from the list; guests of one room have its number. */
export interface PartyMember extends Chosen {
  room?: number | undefined;
}

/** The travel level of another employee in the room of one; undefined where nobody shares it. */
export function matesOf(
  chosen: readonly PartyMember[],
  people: readonly { id: string; employee_id: number | null }[],
  known: readonly Pick<JudgedPerson, 'employeeId' | 'level'>[],
): (employeeId: number) => string | undefined {
  const employeeOf = new Map(people.map(({ id, employee_id }) => [id, employee_id]));
  const levelOf = new Map(known.map(({ employeeId, level }) => [employeeId, level]));
  return (employeeId) => {
    const room = chosen.find(({ id }) => employeeOf.get(id) === employeeId)?.room;
    if (room === undefined) return undefined;
    const mates = chosen.filter((one) => one.room === room).map(({ id }) => employeeOf.get(id) ?? 0);
    return levelOf.get(mates.find((id) => id !== employeeId && levelOf.has(id)) ?? 0);
  };
}
