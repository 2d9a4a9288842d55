import { defineWidget } from '#kit/widget.ts';
import { formCss, listCss, pagerCss, tableCss } from '#ui/base/control-styles.ts';
import { Addresses } from './Addresses.tsx';

export default defineWidget({ name: 'addresses', styles: [tableCss, pagerCss, listCss, formCss], View: Addresses });
