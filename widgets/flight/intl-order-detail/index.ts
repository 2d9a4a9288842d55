import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import journeyCss from '#ui/journey/journey.css?shadow';
import detailCss from '#screens/detail.css?shadow';
import intlCss from '#parts/intl/intl.css?shadow';
import { IntlOrderDetail } from './IntlOrderDetail.tsx';

export default defineWidget({
  name: 'intl-order-detail',
  styles: [detailCss, factsCss, journeyCss, intlCss],
  View: IntlOrderDetail,
});
