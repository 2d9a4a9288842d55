import { defineWidget } from '#kit/widget.ts';
import { formCss, importCss, tableCss } from '#ui/base/control-styles.ts';
import { PassengersImport } from './PassengersImport.tsx';

export default defineWidget({ name: 'passengers-import', styles: [tableCss, formCss, importCss], View: PassengersImport });
