import baseCss from './base.css?shadow';
import layersCss from './layers.css?shadow';

/** What every root adopts: reset, type, helpers, the small controls and what stands on the top layer. */
export const uiStyles: string[] = [baseCss, layersCss];
