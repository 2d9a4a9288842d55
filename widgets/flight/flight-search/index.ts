import { defineWidget } from '#kit/widget.ts';
import { calendarCss, cityGridCss } from '#ui/styles.ts';
import { FlightSearch } from './FlightSearch.tsx';
import formCss from './form/form.css?shadow';
import resultsCss from './results/results.css?shadow';

export default defineWidget({ name: 'flight-search', styles: [cityGridCss, calendarCss, formCss, resultsCss], View: FlightSearch });
