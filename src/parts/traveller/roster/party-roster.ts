import { external } from '#contract/external.ts';
import { passenger } from '#contract/passenger.ts';
import type { Passenger } from '#contract/passenger.ts';
import type { BookedProduct } from '#domain/company/preferences.ts';
import { levelKeyOf } from '#domain/account/level.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import type { Services } from '#kit/services.ts';
import type { TravellerDraft } from '../draft.ts';
import type { PartyValues } from '../party.ts';
import { beginningPeople } from '#parts/booking/company/booked-from.ts';
import type { LegTraveller } from '#parts/booking/company/booked-from.ts';
import { createRoster } from './roster.ts';

interface Surroundings {
  form: FormOf<PartyValues>;
  isBusiness: boolean;
  product: BookedProduct;
  /** An employee on business is the only traveller. */
  isForOne: boolean;
  choose(person: Passenger): void;
  /** A traveller of whom only this is known. */
  type(one: Pick<LegTraveller, 'name' | 'mobilePhone'>): void;
  /** The forms that open with an empty list. */
  blanks(): TravellerDraft[];
}

/** The roster of an order, which may choose the first traveller without a press. */
export function createPartyRoster(
  services: Services,
  { form, isBusiness, product, isForOne, choose, type, blanks }: Surroundings,
) {
  const { values, edit } = form;
  const lists = isBusiness ? ([passenger.list, external.list] as const) : ([passenger.list] as const);
  const roster = createRoster(services, { lists, business: isBusiness ? product : undefined }, (total) => {
    const { isOpened, people } = values.peek();
    if (!isOpened) edit({ isOpened: true });
    if (people.length) return;
    const others = isBusiness && !isOpened ? beginningPeople(services, product) : [];
    if (others.length) return void chooseOthers(others);
    const self = Array.from(roster.known.peek().values()).find(({ isSelf }) => isSelf);
    if (!total) edit({ people: blanks() });
    else if (
      !isOpened &&
      isBusiness &&
      isForOne &&
      levelKeyOf(services.session.user.peek()) === '7_0' &&
      self?.documents.length
    )
      choose(self);
  });
  /**
   * Chosen in the header, as far as they are on the list: the server names only those who may be booked for. Somebody
   * from outside, whom an application names, is typed where no list has them.
   */
  async function chooseOthers(others: readonly LegTraveller[]): Promise<void> {
    for (const one of others) {
      const { passengerId, employeeId, name } = one;
      const listed = Array.from(roster.known.peek().values());
      const known = passengerId
        ? roster.known.peek().get(passengerId)
        : employeeId === 0 && listed.find((guest) => guest.name === name && !guest.isSelf && !guest.isEmployee);
      if (known) choose(known);
      else if (employeeId === 0) type(one);
      else if (passengerId) {
        const found = await services.api.send(passenger.detail, { id: passengerId }, { quiet: 'all' });
        if (found.ok) choose(found.data);
      }
    }
  }
  return roster;
}
