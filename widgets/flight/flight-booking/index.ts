import { defineWidget } from '#kit/widget.ts';
import journeyCss from '#ui/journey/journey.css?shadow';
import stepsCss from '#ui/journey/steps.css?shadow';
import tableCss from '#ui/list/table.css?shadow';
import { FlightBooking } from './FlightBooking.tsx';
import css from './styles.css?shadow';

export default defineWidget({
  name: 'flight-booking',
  styles: [journeyCss, stepsCss, tableCss, css],
  View: FlightBooking,
});
