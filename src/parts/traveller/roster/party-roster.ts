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
import type { ForWhom } from '#parts/booking/company/for-whom.ts';
import { createRoster } from './roster.ts';

interface Surroundings {
  form: FormOf<PartyValues>;
  isBusiness: boolean;
  product: BookedProduct;
  /** An employee on business is the only traveller. */
  isForOne: boolean;
  choose(person: Passenger): void;
  /** The forms that open with an empty list. */
  blanks(): TravellerDraft[];
}

/** The roster of an order, out of which the first traveller may come by himself. */
export function createPartyRoster(
  services: Services,
  { form, isBusiness, product, isForOne, choose, blanks }: Surroundings,
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
  /** Chosen in the header, as far as they are on the list: the server names only those who may be booked for. */
  async function chooseOthers(others: readonly ForWhom[]): Promise<void> {
    for (const { passengerId } of others) {
      if (!passengerId) continue;
      const known = roster.known.peek().get(passengerId);
      if (known) choose(known);
      else {
        const found = await services.api.send(passenger.detail, { id: passengerId }, { quiet: 'all' });
        if (found.ok) choose(found.data);
      }
    }
  }
  return roster;
}
