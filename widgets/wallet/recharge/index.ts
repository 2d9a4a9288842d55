import { defineWidget } from '#kit/widget.ts';
import { formCss } from '#ui/base/control-styles.ts';
import { Recharge } from './Recharge.tsx';

export default defineWidget({ name: 'recharge', styles: [formCss], View: Recharge });
