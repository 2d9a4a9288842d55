import type { StatusTable } from '#domain/product/status-table.ts';
import type { Person, Stage } from './wire.ts';

export interface Made {
  person: Person;
  /** Path of the screen that shows it. */
  open: string;
  /** Where the object of the scenario stands now, read by the member's own calls, in the words of its screen. */
  state: string;
  /** Numbers of what was made. */
  made?: Readonly<Record<string, string>>;
}

/** A named situation, made by the calls that members and testers make. */
export interface Scenario {
  /** The situation in one sentence. */
  shows: string;
  make(stage: Stage): Promise<Made>;
}

export type Scenarios = Readonly<Record<string, Scenario>>;

/** Orders of a product: the call that reads one, its field for the number, the folder of its screen, its states. */
interface OrderKind {
  detail: string;
  number: 'orderId' | 'orderNo';
  folder: string;
  states: Pick<StatusTable, 'look'>;
}

/** An order as its member sees it now. */
export async function orderShown(
  { detail, number, folder, states }: OrderKind,
  person: Person,
  id: string,
): Promise<Made> {
  const { status } = await person.call<{ status: number }>(detail, { [number]: id });
  // One number with two names: which of them a call takes depends on the product.
  const made = { orderId: id, orderNo: id };
  return { person, open: `/${folder}/OrderDetails/${id}`, state: states.look(status).label, made };
}

/** An order of a new member; `make` answers with its number. */
export const orderScenario =
  (kind: OrderKind) =>
  (shows: string, make: (stage: Stage, person: Person) => Promise<string>): Scenario => ({
    shows,
    async make(stage) {
      const person = await stage.newMember();
      const id = await make(stage, person);
      // A session ends while nobody uses it.
      return await orderShown(kind, await stage.seeded(person.mobilePhone), id);
    },
  });
