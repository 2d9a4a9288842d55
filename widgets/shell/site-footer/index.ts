import { defineWidget } from '#kit/widget.ts';
import { SiteFooter } from './SiteFooter.tsx';
import styles from './styles.css?shadow';

export default defineWidget({ name: 'site-footer', styles: [styles], View: SiteFooter });
