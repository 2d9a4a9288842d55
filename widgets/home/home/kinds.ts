/** The four home pages (specification 1, section 2.1) as one table: what each of them shows. */
export type HomeKind = 'official' | 'business' | 'wl' | 'gy';

export interface HomePage {
  /** Which three things are told. */
  features: 'company' | 'personal' | 'public';
  /** `plan`: open a company account, partner plan. `call`: the telephone of the application. */
  closing: 'plan' | 'call';
  /** Says who provides the service: the page stands under a partner's name. */
  showProvider: boolean;
}

export const homePages: Readonly<Record<HomeKind, HomePage>> = {
  official: { features: 'personal', closing: 'plan', showProvider: false },
  business: { features: 'company', closing: 'plan', showProvider: false },
  wl: { features: 'company', closing: 'call', showProvider: true },
  gy: { features: 'public', closing: 'call', showProvider: true },
};

/** A page of a single brand offers no partner plan, whatever its kind. */
export const homePageOf = (kind: string, singleBrand: boolean): HomePage => {
  const page = homePages[kind as HomeKind] ?? homePages.business;
  return singleBrand ? { ...page, closing: 'call' } : page;
};
