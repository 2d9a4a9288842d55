import type { IntlSearch } from '#domain/intl/search/intl-search.ts';
import { writeIntlChoice } from '#parts/intl/offer-query.ts';
import type { IntlSearchModel } from '../model.ts';

/** To the order, with the login between for a visitor. `seen`: price of the party that was shown. */
export async function bookTrip(search: IntlSearchModel, state: IntlSearch, seen: string): Promise<void> {
  const { services, texts, nameOf } = search;
  const [first] = state.legs;
  const way = texts.way(nameOf(first?.from ?? '').city, nameOf(first?.to ?? '').city);
  if (!(await services.session.requireLogin(way))) return;
  // After the login: an employee travels for the company unless the search says otherwise.
  const isBusiness = search.canBusiness.peek() && search.travelType.peek() === 'business';
  services.navigate(
    isBusiness ? 'intl_order_info_business' : 'intl_order_info',
    writeIntlChoice({
      flightType: state.flightType,
      legs: state.legs,
      flights: state.chosen,
      brandId: state.brand,
      party: state.party,
      seen,
    }),
  );
}
