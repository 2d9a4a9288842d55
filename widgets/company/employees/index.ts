import { defineWidget } from '#kit/widget.ts';
import peopleCss from '#parts/company/people.css?shadow';
import listCss from '#ui/list/list.css?shadow';
import { Employees } from './Employees.tsx';

export default defineWidget({
  name: 'employees',
  styles: [listCss, peopleCss],
  View: Employees,
});
