import { defineWidget } from '#kit/widget.ts';
import detailCss from '#screens/detail.css?shadow';
import listCss from '#ui/list/list.css?shadow';
import { MyStandard } from './MyStandard.tsx';

export default defineWidget({
  name: 'my-standard',
  styles: [listCss, detailCss],
  View: MyStandard,
});
