import layersCss from '../overlay/layers.css?shadow';
import css from './more.css?shadow';

/** The top layer, and the small controls that the first form does not show; adopted before the sheet of every later screen. */
export const moreCss = layersCss + css;
