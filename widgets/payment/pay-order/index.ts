import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import qrCss from '#ui/display/qr.css?shadow';
import { PayOrder } from './PayOrder.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'pay-order', styles: [factsCss, journeyCss, qrCss, css], View: PayOrder });
