import type { Hono } from 'hono';

/** `/docs` for people, `/docs/openapi.json` for programs. */
export function mountDocs(_app: Hono): void {}
