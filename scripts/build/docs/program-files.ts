import type { ListedFile } from './for-programs.ts';

/** Files for programs beside the pages. */
export const programFiles: readonly ListedFile[] = [
  { href: '{{api}}/docs/guide/llms-full.txt', title: 'The whole guide', about: 'every page in one text' },
  { href: '{{api}}/docs/openapi.json', title: 'OpenAPI 3.1', about: 'every call of the provider API' },
  {
    href: '{{api}}/docs/page-events.schema.json',
    title: 'Page events',
    about: 'JSON Schema of the details of events on a page',
  },
  {
    href: '{{api}}/docs/server-events.schema.json',
    title: 'Server events',
    about: 'JSON Schema of requests to a partner’s server',
  },
];
