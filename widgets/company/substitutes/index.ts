import { defineWidget } from '#kit/widget.ts';
import journeyCss from '#ui/journey/journey.css?shadow';
import listCss from '#ui/list/list.css?shadow';
import { Substitutes } from './Substitutes.tsx';

export default defineWidget({ name: 'substitutes', styles: [listCss, journeyCss], View: Substitutes });
