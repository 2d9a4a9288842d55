import { defineWidget } from '#kit/widget.ts';
import { Centre } from './Centre.tsx';
import css from './styles.css?shadow';

export default defineWidget({ name: 'account-centre', styles: [css], View: Centre });
