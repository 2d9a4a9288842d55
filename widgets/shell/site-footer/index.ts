import { defineWidget } from '#kit/widget.ts';
import { SiteFooter } from './SiteFooter.tsx';

export default defineWidget({ name: 'site-footer', styles: [], View: SiteFooter });
