import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import formCss from '#ui/form/form.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import stepsCss from '#ui/journey/steps.css?shadow';
import bookingCss from '#parts/booking/booking.css?shadow';
import rosterCss from '#parts/traveller/roster/roster.css?shadow';
import travellerCss from '#parts/traveller/traveller.css?shadow';
import { IntlOrder } from './IntlOrder.tsx';
import css from './styles.css?shadow';

export default defineWidget({
  name: 'intl-order',
  styles: [factsCss, formCss, journeyCss, stepsCss, bookingCss, rosterCss, travellerCss, css],
  View: IntlOrder,
});
