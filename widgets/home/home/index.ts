import { defineWidget } from '#kit/widget.ts';
import { Home } from './Home.tsx';
import styles from './styles.css?shadow';

export default defineWidget({ name: 'home', styles: [styles], View: Home });
