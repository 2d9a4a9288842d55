import { defineWidget } from '#kit/widget.ts';
import { BareHeader } from './BareHeader.tsx';
import styles from './styles.css?shadow';

export default defineWidget({ name: 'bare-header', styles: [styles], View: BareHeader });
