import { defineWidget } from '#kit/widget.ts';
import { factsCss, formCss } from '#ui/base/control-styles.ts';
import { Security } from './Security.tsx';

export default defineWidget({ name: 'security', styles: [formCss, factsCss], View: Security });
