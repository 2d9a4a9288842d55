import { defineWidget } from '#kit/widget.ts';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './styles.css?shadow';

export default defineWidget({ name: 'site-header', styles: [styles], View: SiteHeader });
