import { defineWidget } from '#kit/widget.ts';
import { Workbench } from './Workbench.tsx';
import type { WorkbenchProps } from './Workbench.tsx';
import css from './styles.css?shadow';

export type { WorkbenchProps } from './Workbench.tsx';

export default defineWidget<WorkbenchProps>({ name: 'workbench', styles: [css], View: Workbench });
