import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { Employees } from './Employees.tsx';

export default defineWidget({
  name: 'employees',
  styles: [listCss],
  View: Employees,
});
