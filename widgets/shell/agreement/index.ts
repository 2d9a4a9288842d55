import { defineWidget } from '#kit/widget.ts';
import { Agreement } from './Agreement.tsx';
import styles from './styles.css?shadow';

export default defineWidget({ name: 'agreement', styles: [styles], View: Agreement });
