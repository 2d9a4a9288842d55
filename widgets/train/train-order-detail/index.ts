import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import detailCss from '#screens/detail.css?shadow';
import orderCss from '#parts/rail/order/rail-order.css?shadow';
import rideCss from '#parts/rail/ride.css?shadow';
import { TrainOrderDetail } from './TrainOrderDetail.tsx';

export default defineWidget({
  name: 'train-order-detail',
  styles: [detailCss, factsCss, journeyCss, rideCss, orderCss],
  View: TrainOrderDetail,
});
