import { defineWidget } from '#kit/widget.ts';
import { FlightSearch } from './FlightSearch.tsx';
import css from './form/form.css?shadow';

export default defineWidget({ name: 'flight-search', styles: [css], View: FlightSearch });
