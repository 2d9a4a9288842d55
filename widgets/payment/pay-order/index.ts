import { defineWidget } from '#kit/widget.ts';
import { PayOrder } from './PayOrder.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'pay-order', styles: [css], View: PayOrder });
