/** Sheets of the larger controls: a widget that shows one lists its sheet in its `styles`. */
export { default as calendarCss } from './calendar.css?shadow';
export { default as cityGridCss } from './city-grid.css?shadow';
export { default as factsCss } from './facts.css?shadow';
export { default as formCss } from './form/form.css?shadow';
export { default as importCss } from './form/import.css?shadow';
export { default as journeyCss } from './journey.css?shadow';
export { default as listCss } from './list/list.css?shadow';
export { default as qrCss } from './qr.css?shadow';
export { default as tableCss } from './table.css?shadow';
export { default as timelineCss } from './timeline.css?shadow';
export { default as treeCss } from './tree.css?shadow';
