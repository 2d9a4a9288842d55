import { defineWidget } from '#kit/widget.ts';
import treeNavCss from '#ui/tree/tree-nav.css?shadow';
import { PageBreadcrumb } from './PageBreadcrumb.tsx';
import styles from './styles.css?shadow';

export default defineWidget({ name: 'breadcrumb', styles: [treeNavCss, styles], View: PageBreadcrumb });
