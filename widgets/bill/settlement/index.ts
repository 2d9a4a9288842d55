import { defineWidget } from '#kit/widget.ts';
import { Settlement } from './Settlement.tsx';

export default defineWidget({ name: 'settlement', styles: [], View: Settlement });
