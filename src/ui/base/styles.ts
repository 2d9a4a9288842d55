import baseCss from './base.css?shadow';

/** Sheets that every root adopts: reset, type, helpers and the small controls. */
export const uiStyles: string[] = [baseCss];
