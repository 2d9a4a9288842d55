import { defineWidget } from '#kit/widget.ts';
import { timelineCss } from '#ui/control-styles.ts';
import { PartnerPlan } from './PartnerPlan.tsx';
import styles from './styles.css?shadow';

export default defineWidget({ name: 'partner-plan', styles: [timelineCss, styles], View: PartnerPlan });
