import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import listCss from '#ui/list/list.css?shadow';
import qrCss from '#ui/display/qr.css?shadow';
import { Recommended } from './Recommended.tsx';
import css from './styles.css?shadow';

export default defineWidget({
  name: 'recommended',
  styles: [factsCss, listCss, qrCss, css],
  View: Recommended,
});
