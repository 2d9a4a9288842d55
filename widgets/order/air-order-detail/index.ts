import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import detailCss from '#screens/detail.css?shadow';
import { AirOrderDetail } from './AirOrderDetail.tsx';
import css from './styles.css?shadow';

export default defineWidget({
  name: 'air-order-detail',
  styles: [detailCss, factsCss, journeyCss, css],
  View: AirOrderDetail,
});
