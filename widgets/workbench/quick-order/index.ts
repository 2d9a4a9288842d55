import { defineWidget } from '#kit/widget.ts';
import { formCss, listCss } from '#ui/base/control-styles.ts';
import { QuickOrder } from './QuickOrder.tsx';

export default defineWidget({ name: 'quick-order', styles: [listCss, formCss], View: QuickOrder });
