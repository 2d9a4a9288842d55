import { defineWidget } from '#kit/widget.ts';
import pinCss from '#ui/form/pin.css?shadow';
import factsCss from '#ui/display/facts.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import stepsCss from '#ui/journey/steps.css?shadow';
import qrCss from '#ui/display/qr.css?shadow';
import { PayOrder } from './PayOrder.tsx';
import css from './styles.css?shadow';

export default defineWidget({
  name: 'pay-order',
  styles: [factsCss, journeyCss, stepsCss, qrCss, pinCss, css],
  View: PayOrder,
});
