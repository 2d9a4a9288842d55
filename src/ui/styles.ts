import baseCss from './base.css?shadow';
import layersCss from './layers.css?shadow';

/** What every root adopts: reset, type, helpers, the small controls and what stands on the top layer. */
export const uiStyles: string[] = [baseCss, layersCss];

// What only some widgets show; such a widget lists it in its `styles`.
export { default as calendarCss } from './calendar.css?shadow';
export { default as cityGridCss } from './city-grid.css?shadow';
export { default as qrCss } from './qr.css?shadow';
export { default as tableCss } from './table.css?shadow';
export { default as timelineCss } from './timeline.css?shadow';
