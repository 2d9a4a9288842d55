import { defineWidget } from '#kit/widget.ts';
import pinCss from '#ui/form/pin.css?shadow';
import factsCss from '#ui/display/facts.css?shadow';
import formCss from '#ui/form/form.css?shadow';
import stepsCss from '#ui/journey/steps.css?shadow';
import listCss from '#ui/list/list.css?shadow';
import { Pages } from './Pages.tsx';
import css from './styles.css?shadow';

export default defineWidget({
  name: 'wallet',
  styles: [factsCss, listCss, formCss, pinCss, stepsCss, css],
  View: Pages,
});
