import { defineWidget } from '#kit/widget.ts';
import treeCss from '#ui/tree/tree.css?shadow';
import { TreeTransferDemo } from './TreeTransferDemo.tsx';
import styles from './styles.css?shadow';

export default defineWidget({ name: 'tree-transfer-demo', styles: [treeCss, styles], View: TreeTransferDemo });
