import { defineWidget } from '#kit/widget.ts';
import { PayFinish } from './PayFinish.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'pay-finish', styles: [css], View: PayFinish });
