import { defineWidget } from '#kit/widget.ts';
import { formCss } from '#ui/base/control-styles.ts';
import { PassengerEdit } from './PassengerEdit.tsx';

export default defineWidget({ name: 'passenger-edit', styles: [formCss], View: PassengerEdit });
