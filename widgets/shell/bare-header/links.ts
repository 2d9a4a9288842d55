import { topLinksFor } from '#domain/menu/top-links.ts';
import type { LinkConfig } from '#domain/menu/top-links.ts';
import type { texts } from './texts.ts';

interface TopLink {
  /** A route name. */
  name: string;
  label: keyof typeof texts;
}

interface Config extends LinkConfig {
  homePageName: string;
  switches: LinkConfig['switches'] & { singleBrand: boolean };
}

const labels: Readonly<Record<string, TopLink['label']>> = {
  DomesticAirTicketQuery: 'booking',
  partner_plan_index: 'plan',
  th_business_index: 'businessHome',
};

/** Target of the logo: the application's own home page, the official one of a single brand, else the business home. */
export const homeOf = ({ homePageName, switches }: Pick<Config, 'homePageName' | 'switches'>): string =>
  homePageName || (switches.singleBrand ? 'th_official_index' : 'th_business_index');

/** The links of the standard header, with the home page that this application has. */
export function linksFor(config: Config, isThirdParty: boolean): TopLink[] {
  return topLinksFor(isThirdParty, config).map(({ routeName }) => {
    const name = routeName === 'th_business_index' ? homeOf(config) : routeName;
    return { name, label: labels[name] ?? 'officialHome' };
  });
}
