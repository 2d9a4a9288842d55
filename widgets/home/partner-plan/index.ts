import { defineWidget } from '#kit/widget.ts';
import formCss from '#ui/form/form.css?shadow';
import { PartnerPlan } from './PartnerPlan.tsx';
import styles from './styles.css?shadow';

export default defineWidget({ name: 'partner-plan', styles: [formCss, styles], View: PartnerPlan });
