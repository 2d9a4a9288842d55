import { defineWidget } from '#kit/widget.ts';
import journeyCss from '#ui/journey/journey.css?shadow';
import tableCss from '#ui/list/table.css?shadow';
import { FlightBooking } from './FlightBooking.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'flight-booking', styles: [journeyCss, tableCss, css], View: FlightBooking });
