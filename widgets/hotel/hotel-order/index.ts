import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import formCss from '#ui/form/form.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import stepsCss from '#ui/journey/steps.css?shadow';
import bookingCss from '#parts/booking/booking.css?shadow';
import cancelCss from '#parts/hotel/cancel-timeline.css?shadow';
import { HotelOrder } from './HotelOrder.tsx';
import rosterCss from '#parts/traveller/roster/roster.css?shadow';
import css from './styles.css?shadow';

export default defineWidget({
  name: 'hotel-order',
  styles: [factsCss, formCss, journeyCss, stepsCss, cancelCss, bookingCss, rosterCss, css],
  View: HotelOrder,
});
