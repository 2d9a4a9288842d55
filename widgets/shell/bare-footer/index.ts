import { defineWidget } from '#kit/widget.ts';
import { BareFooter } from './BareFooter.tsx';
import styles from './styles.css?shadow';

export default defineWidget({ name: 'bare-footer', styles: [styles], View: BareFooter });
