import type { ListedFile } from './for-programs.ts';

const guide = '{{api}}/docs/guide/';

/** Files for programs beside the pages; those of the guide's folder are made by ../program-schemas.ts. */
export const programFiles: readonly ListedFile[] = [
  { href: `${guide}llms-full.txt`, title: 'The whole guide', about: 'every page in one text' },
  { href: '{{api}}/docs/openapi.json', title: 'OpenAPI 3.1', about: 'every call of the provider API' },
  {
    href: `${guide}attributes.schema.json`,
    title: 'Attributes',
    about: 'JSON Schema of the attributes of the script tag and of each container',
  },
  {
    href: `${guide}page-events.schema.json`,
    title: 'Page events',
    about: 'JSON Schema of the details of events on a page',
  },
  {
    href: `${guide}server-events.schema.json`,
    title: 'Server events',
    about: 'JSON Schema of requests to a partner’s server',
  },
  {
    href: `${guide}custom-elements.json`,
    title: 'Custom-elements manifest',
    about: '<travel-widget> with its attributes, events and tokens',
  },
  { href: `${guide}html-custom-data.json`, title: 'Custom data of VS Code', about: 'completion in HTML' },
];
