import { defineWidget } from '#kit/widget.ts';
import journeyCss from '#ui/journey/journey.css?shadow';
import stepsCss from '#ui/journey/steps.css?shadow';
import formCss from '#ui/form/form.css?shadow';
import bookingCss from '#parts/booking/booking.css?shadow';
import { FlightBooking } from './FlightBooking.tsx';
import rosterCss from '#parts/traveller/roster/roster.css?shadow';
import travellerCss from '#parts/traveller/traveller.css?shadow';
import css from './styles.css?shadow';

export default defineWidget({
  name: 'flight-booking',
  styles: [journeyCss, stepsCss, formCss, bookingCss, rosterCss, travellerCss, css],
  View: FlightBooking,
});
