import { defineWidget } from '#kit/widget.ts';
import qrCss from '#ui/display/qr.css?shadow';
import { messagesCss } from '#parts/messages/MessagesDialog.tsx';
import treeNavCss from '#ui/tree/tree-nav.css?shadow';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './styles.css?shadow';

export default defineWidget({
  name: 'site-header',
  styles: [treeNavCss, qrCss, messagesCss, styles],
  View: SiteHeader,
});
