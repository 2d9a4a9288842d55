import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { Approvals } from './Approvals.tsx';
import type { ApprovalsProps } from './Approvals.tsx';

export default defineWidget<ApprovalsProps>({ name: 'approvals', styles: [listCss], View: Approvals });
