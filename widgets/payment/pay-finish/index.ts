import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import stepsCss from '#ui/journey/steps.css?shadow';
import { PayFinish } from './PayFinish.tsx';
import css from '#parts/order/finish/finish.css?shadow';

export default defineWidget({ name: 'pay-finish', styles: [factsCss, journeyCss, stepsCss, css], View: PayFinish });
