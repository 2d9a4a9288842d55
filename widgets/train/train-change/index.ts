import { defineWidget } from '#kit/widget.ts';
import formCss from '#ui/form/form.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import detailCss from '#screens/detail.css?shadow';
import changeCss from '#parts/rail/sale/change.css?shadow';
import { TrainChange } from './TrainChange.tsx';

export default defineWidget({
  name: 'train-change',
  styles: [formCss, journeyCss, detailCss, changeCss],
  View: TrainChange,
});
