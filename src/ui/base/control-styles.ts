/** Sheets of the larger controls: a widget that shows one lists its sheet in its `styles`. */
export { default as calendarCss } from '../calendar/calendar.css?shadow';
export { default as chartCss } from '../chart/chart.css?shadow';
export { default as cityGridCss } from './city-grid.css?shadow';
export { default as factsCss } from '../display/facts.css?shadow';
export { default as formCss } from '../form/form.css?shadow';
export { default as importCss } from '../import/import.css?shadow';
export { default as journeyCss } from '../journey/journey.css?shadow';
export { default as listCss } from '../list/list.css?shadow';
export { default as pagerCss } from '../list/pager.css?shadow';
export { default as qrCss } from '../display/qr.css?shadow';
export { default as tableCss } from '../list/table.css?shadow';
export { default as timelineCss } from '../display/timeline.css?shadow';
export { default as treeCss } from '../tree/tree.css?shadow';
