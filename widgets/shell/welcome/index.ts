import { defineWidget } from '#kit/widget.ts';
import { Welcome } from './Welcome.tsx';
import styles from './styles.css?shadow';

export default defineWidget({ name: 'welcome', styles: [styles], View: Welcome });
