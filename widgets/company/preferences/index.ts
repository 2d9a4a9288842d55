import { defineWidget } from '#kit/widget.ts';
import listCss from '#ui/list/list.css?shadow';
import { Preferences } from './Preferences.tsx';

export default defineWidget({ name: 'preferences', styles: [listCss], View: Preferences });
