/** The links at the top of the header and the foot of the footer (specification 1, section 2.4). */
interface LinkRow {
  routeName: string;
  params?: Readonly<Record<string, string>>;
  /** Hidden for third-party users. */
  own?: boolean;
  /** Only where the application sells it. */
  product?: 'airTicket';
}

export interface LinkConfig {
  hiddenLinks: readonly string[];
  switches: { airTicket: boolean };
}

const topLinks = [
  { routeName: 'th_business_index' },
  { routeName: 'DomesticAirTicketQuery', own: true, product: 'airTicket' },
  { routeName: 'partner_plan_index', own: true },
] as const satisfies readonly LinkRow[];

const footLinks = [
  { routeName: 'company_text' },
  { routeName: 'agreement_frame', params: { type: 'service_agreement' } },
  { routeName: 'agreement_frame', params: { type: 'privacy' } },
] as const satisfies readonly LinkRow[];

/** A partner's file may hold anything: a value that is no list hides nothing. */
function shownTo<Row extends LinkRow>(
  rows: readonly Row[],
  isThirdParty: boolean,
  { hiddenLinks, switches }: LinkConfig,
): Row[] {
  const hidden = Array.isArray(hiddenLinks) ? hiddenLinks : [];
  return rows.filter(
    ({ routeName, own, product }) =>
      !(own && isThirdParty) && !hidden.includes(routeName) && (!product || switches[product]),
  );
}

export const topLinksFor = (isThirdParty: boolean, config: LinkConfig) => shownTo(topLinks, isThirdParty, config);
export const footLinksFor = (isThirdParty: boolean, config: LinkConfig): LinkRow[] =>
  shownTo<LinkRow>(footLinks, isThirdParty, config);
