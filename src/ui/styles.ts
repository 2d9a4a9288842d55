import baseCss from './base.css?shadow';

/** What every root adopts: reset, type, helpers and the small controls. */
export const uiStyles: string[] = [baseCss];
