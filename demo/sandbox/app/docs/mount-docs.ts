import type { Hono } from 'hono';
import { pageEventSchema, serverEventSchema } from '#domain/events/event-schema.ts';
import { docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';
import { serveGuide } from './serve-guide.ts';
import { scriptlessPolicy } from './site-header.ts';

/** `/docs` for people, `/docs/openapi.json` and the schemas of events for programs, each made once; the guide from its built folder. */
export function mountDocs(app: Hono, guideDir: string): void {
  serveGuide(app, guideDir);
  let page: string | undefined;
  app.get('/docs', () => {
    page ??= docsPage();
    return new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': scriptlessPolicy,
      },
    });
  });
  const forPrograms = (path: string, make: () => unknown): void => {
    let made: string | undefined;
    app.get(path, () => {
      made ??= JSON.stringify(make(), null, 2);
      return new Response(made, {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-cache',
          'access-control-allow-origin': '*',
        },
      });
    });
  };
  forPrograms('/docs/openapi.json', openApi);
  forPrograms('/docs/server-events.schema.json', serverEventSchema);
  forPrograms('/docs/page-events.schema.json', pageEventSchema);
}
