import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import detailCss from '#screens/detail.css?shadow';
import cancelCss from '#parts/hotel/cancel-timeline.css?shadow';
import { HotelOrderDetail } from './HotelOrderDetail.tsx';

export default defineWidget({
  name: 'hotel-order-detail',
  styles: [detailCss, factsCss, journeyCss, cancelCss],
  View: HotelOrderDetail,
});
