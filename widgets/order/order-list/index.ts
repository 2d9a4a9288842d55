import { defineWidget } from '#kit/widget.ts';
import factsCss from '#ui/display/facts.css?shadow';
import listCss from '#ui/list/list.css?shadow';
import recordCardCss from '#ui/list/record-card.css?shadow';
import { OrderList } from './OrderList.tsx';

export default defineWidget({
  name: 'order-list',
  styles: [factsCss, listCss, recordCardCss],
  View: OrderList,
});
