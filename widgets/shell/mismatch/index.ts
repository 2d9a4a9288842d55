import { defineWidget } from '#kit/widget.ts';
import { Mismatch } from './Mismatch.tsx';
import styles from './styles.css?shadow';

export default defineWidget({ name: 'mismatch', styles: [styles], View: Mismatch });
