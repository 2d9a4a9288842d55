import { defineWidget } from '#kit/widget.ts';
import formCss from '#ui/form/form.css?shadow';
import importCss from '#ui/import/import.css?shadow';
import stepsCss from '#ui/journey/steps.css?shadow';
import { PassengersImport } from './PassengersImport.tsx';

export default defineWidget({
  name: 'passengers-import',
  styles: [formCss, importCss, stepsCss],
  View: PassengersImport,
});
