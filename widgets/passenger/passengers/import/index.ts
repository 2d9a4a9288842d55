import { defineWidget } from '#kit/widget.ts';
import { formCss, importCss, pagerCss, tableCss } from '#ui/base/control-styles.ts';
import { PassengersImport } from './PassengersImport.tsx';

export default defineWidget({
  name: 'passengers-import',
  styles: [tableCss, pagerCss, formCss, importCss],
  View: PassengersImport,
});
