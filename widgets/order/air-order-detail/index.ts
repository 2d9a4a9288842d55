import { defineWidget } from '#kit/widget.ts';
import { factsCss, formCss, journeyCss, tableCss, timelineCss } from '#ui/base/control-styles.ts';
import detailCss from '#screens/detail.css?shadow';
import { AirOrderDetail } from './AirOrderDetail.tsx';
import css from './styles.css?shadow';

export default defineWidget({
  name: 'air-order-detail',
  styles: [detailCss, factsCss, formCss, journeyCss, tableCss, timelineCss, css],
  View: AirOrderDetail,
});
