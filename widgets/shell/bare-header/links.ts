import type { Services } from '#kit/services.ts';
import type { texts } from './texts.ts';

type Config = Services['config']['value'];

export interface TopLink {
  /** A route name. */
  name: string;
  label: keyof typeof texts;
}

interface Asked {
  config: Pick<Config, 'homePageName' | 'switches'>;
  place: string;
  isThirdParty: boolean;
}

/** Home pages of partners: they offer no partner plan. */
const partnerHomes = new Set(['WLBusinessWLIndex', 'GYBusinessGYIndex']);

/** The links of the head; trip booking and the partner plan are not for third-party users (section 2.4). */
export function linksFor({ config: { homePageName, switches }, place, isThirdParty }: Asked): TopLink[] {
  const home = homePageName || (switches.singleBrand ? 'th_official_index' : 'th_business_index');
  const isOfficial = home === 'th_official_index' || partnerHomes.has(home);
  const links: TopLink[] = [{ name: home, label: isOfficial ? 'officialHome' : 'businessHome' }];
  if (isThirdParty) return links;
  if (switches.airTicket) links.push({ name: 'DomesticAirTicketQuery', label: 'booking' });
  if (!switches.singleBrand && !partnerHomes.has(home) && !partnerHomes.has(place)) links.push({ name: 'partner_plan_index', label: 'plan' });
  return links;
}
