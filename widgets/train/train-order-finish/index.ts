import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import stepsCss from '#ui/journey/steps.css?shadow';
import css from '#parts/order/finish/finish.css?shadow';
import { TrainOrderFinish } from './TrainOrderFinish.tsx';

export default defineWidget({
  name: 'train-order-finish',
  styles: [factsCss, journeyCss, stepsCss, css],
  View: TrainOrderFinish,
});
