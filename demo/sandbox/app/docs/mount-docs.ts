import type { Hono } from 'hono';
import { docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';
import { serveGuide } from './serve-guide.ts';

/** `/docs` for people, `/docs/openapi.json` for programs, both made once; the guide from its built folder. */
export function mountDocs(app: Hono, guideDir: string): void {
  serveGuide(app, guideDir);
  let page: string | undefined;
  let description: string | undefined;
  app.get('/docs', () => {
    page ??= docsPage();
    return new Response(page, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      },
    });
  });
  app.get('/docs/openapi.json', () => {
    description ??= JSON.stringify(openApi(), null, 2);
    return new Response(description, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
      },
    });
  });
}
