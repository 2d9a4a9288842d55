import { defineWidget } from '#kit/widget.ts';
import { Agreement } from './Agreement.tsx';
import type { AgreementProps } from './Agreement.tsx';
import styles from './styles.css?shadow';

export default defineWidget<AgreementProps>({ name: 'agreement', styles: [styles], View: Agreement });
