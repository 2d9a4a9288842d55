import { defineWidget } from '#kit/widget.ts';
import { IntlSearch } from './IntlSearch.tsx';
import formCss from '#parts/search/form.css?shadow';
import css from './form/form.css?shadow';

export default defineWidget({ name: 'intl-search', styles: [formCss, css], View: IntlSearch });
