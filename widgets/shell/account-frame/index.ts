import { defineWidget } from '#kit/widget.ts';
import treeNavCss from '#ui/tree/tree-nav.css?shadow';
import { AccountFrame } from './AccountFrame.tsx';
import type { AccountFrameProps } from './AccountFrame.tsx';
import styles from './styles.css?shadow';

export default defineWidget<AccountFrameProps>({
  name: 'account-frame',
  styles: [treeNavCss, styles],
  View: AccountFrame,
});
