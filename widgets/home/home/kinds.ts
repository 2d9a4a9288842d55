/** The four home pages (specification 1, section 2.1) as one table of their parts. */
export type HomeKind = 'official' | 'business' | 'wl' | 'gy';

export interface HomePage {
  /** The three points of the page. */
  features: 'company' | 'personal' | 'public';
  /** `plan`: open a company account, partner plan. `call`: the telephone of the application. */
  closing: 'plan' | 'call';
}

const homePages: Readonly<Record<HomeKind, HomePage>> = {
  official: { features: 'personal', closing: 'plan' },
  business: { features: 'company', closing: 'plan' },
  wl: { features: 'company', closing: 'call' },
  gy: { features: 'public', closing: 'call' },
};

/** A single brand is a company's own site: it shows the benefits for its employees. Without a partner plan there is the telephone. */
export function homePageOf(
  kind: string,
  { singleBrand, hasPlan }: { singleBrand: boolean; hasPlan: boolean },
): HomePage {
  const page = homePages[kind as HomeKind] ?? homePages.business;
  return {
    features: singleBrand ? 'company' : page.features,
    closing: singleBrand || !hasPlan ? 'call' : page.closing,
  };
}
