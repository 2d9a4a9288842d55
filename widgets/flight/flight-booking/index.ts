import { defineWidget } from '#kit/widget.ts';
import { journeyCss, tableCss } from '#ui/base/control-styles.ts';
import { FlightBooking } from './FlightBooking.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'flight-booking', styles: [journeyCss, tableCss, css], View: FlightBooking });
