import { defineWidget } from '#kit/widget.ts';
import detailCss from '#screens/detail.css?shadow';
import formCss from '#ui/form/form.css?shadow';
import listCss from '#ui/list/list.css?shadow';
import importCss from '#ui/import/import.css?shadow';
import stepsCss from '#ui/journey/steps.css?shadow';
import { EmployeeImport } from './EmployeeImport.tsx';

export default defineWidget({
  name: 'employee-import',
  styles: [listCss, formCss, importCss, stepsCss, detailCss],
  View: EmployeeImport,
});
