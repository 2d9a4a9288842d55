import { defineWidget } from '#kit/widget.ts';
import { journeyCss } from '#ui/control-styles.ts';
import { PayFinish } from './PayFinish.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'pay-finish', styles: [journeyCss, css], View: PayFinish });
