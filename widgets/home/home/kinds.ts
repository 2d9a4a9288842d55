/** The four home pages (specification 1, section 2.1) as one table: what each of them shows. */
export type HomeKind = 'official' | 'business' | 'wl' | 'gy';

export interface HomePage {
  /** Which three things are told. */
  features: 'company' | 'personal' | 'public';
  /** `plan`: open a company account, partner plan. `call`: the telephone of the application. */
  closing: 'plan' | 'call';
}

export const homePages: Readonly<Record<HomeKind, HomePage>> = {
  official: { features: 'personal', closing: 'plan' },
  business: { features: 'company', closing: 'plan' },
  wl: { features: 'company', closing: 'call' },
  gy: { features: 'public', closing: 'call' },
};

/** A single brand is a company's own site: it offers no partner plan and tells what its employees get. */
export const homePageOf = (kind: string, singleBrand: boolean): HomePage => {
  const page = homePages[kind as HomeKind] ?? homePages.business;
  return singleBrand ? { ...page, features: 'company', closing: 'call' } : page;
};
