import { defineWidget } from '#kit/widget.ts';
import formCss from '#ui/form/form.css?shadow';
import listCss from '#ui/list/list.css?shadow';
import { QuickOrder } from './QuickOrder.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'quick-order', styles: [listCss, formCss, css], View: QuickOrder });
