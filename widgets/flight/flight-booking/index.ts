import { defineWidget } from '#kit/widget.ts';
import { FlightBooking } from './FlightBooking.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'flight-booking', styles: [css], View: FlightBooking });
