import { defineWidget } from '#kit/widget.ts';
import { formCss, timelineCss } from '#ui/base/control-styles.ts';
import { PartnerPlan } from './PartnerPlan.tsx';
import styles from './styles.css?shadow';

export default defineWidget({ name: 'partner-plan', styles: [timelineCss, formCss, styles], View: PartnerPlan });
