/** Buyers of an invoice: a person, a company, or another organisation such as a school, an authority, an association. */
export const titleKinds = ['company', 'personal', 'other'] as const;
export type TitleKind = (typeof titleKinds)[number];

export const titleKindLabels: Readonly<Record<TitleKind, string>> = {
  company: '企业',
  personal: '个人',
  other: '机关与其他单位',
};

/** Titles that a member may keep. */
export const maxTitles = 50;
