import { defineWidget } from '#kit/widget.ts';
import { tableCss } from '#ui/control-styles.ts';
import { FlightBooking } from './FlightBooking.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'flight-booking', styles: [tableCss, css], View: FlightBooking });
