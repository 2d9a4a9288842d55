/**
 * Whether the page is read on a phone, in either direction: what another phone would scan has to be opened here.
 * The window counts, not the widget's column: a narrow column on a desktop is read beside a phone.
 */
export const isPhoneScreen = (): boolean => matchMedia('(max-width:479px),(max-height:479px) and (pointer:coarse)').matches;

/** Phones, and windows in which a page has one column. */
export const isNarrowScreen = (): boolean => matchMedia('(max-width:719px),(max-height:479px) and (pointer:coarse)').matches;
