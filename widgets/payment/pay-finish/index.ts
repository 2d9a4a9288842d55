import { defineWidget } from '#kit/widget.ts';
import { factsCss, journeyCss } from '#ui/base/control-styles.ts';
import { PayFinish } from './PayFinish.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'pay-finish', styles: [factsCss, journeyCss, css], View: PayFinish });
