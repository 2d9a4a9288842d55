import { defineWidget } from '#kit/widget.ts';
import { factsCss, journeyCss, timelineCss } from '#ui/base/control-styles.ts';
import detailCss from '#screens/detail.css?shadow';
import cancelCss from '#screens/hotel/cancel-timeline.css?shadow';
import { HotelOrderDetail } from './HotelOrderDetail.tsx';

export default defineWidget({
  name: 'hotel-order-detail',
  styles: [detailCss, factsCss, journeyCss, timelineCss, cancelCss],
  View: HotelOrderDetail,
});
