import { defineWidget } from '#kit/widget.ts';
import { factsCss, journeyCss, qrCss } from '#ui/base/control-styles.ts';
import { PayOrder } from './PayOrder.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'pay-order', styles: [factsCss, journeyCss, qrCss, css], View: PayOrder });
