import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { outputSchemas, outputsFile, textOf } from '../../../../scripts/build/output-schemas.mjs';
import { operations } from '../operations.ts';
import { docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';
import { serveGuide } from './serve-guide.ts';
import { otherClients } from './wording.ts';

interface Described {
  operationId: string;
  description?: string;
  'x-access': string;
  'x-members'?: string[];
  requestBody?: {
    content: Record<
      string,
      { schema: { properties: Record<string, unknown>; required: string[] }; encoding?: Record<string, unknown> }
    >;
  };
  parameters?: { name: string }[];
}

describe('the OpenAPI description', () => {
  const description = openApi() as { openapi: string; paths: Record<string, Record<string, Described>> };

  it('is of version 3.1 and names every call once', () => {
    expect(description.openapi).toBe('3.1.0');
    const ids = Object.values(description.paths).flatMap((path) => Object.values(path).map((one) => one.operationId));
    expect(ids.toSorted()).toEqual(operations.map(({ domain, name }) => `${domain}.${name}`).toSorted());
    // A call that no widget sends says its purpose.
    expect(Object.keys(otherClients).filter((name) => !ids.includes(name))).toEqual([]);
    expect(description.paths['/quickOrder/parse']?.['post']?.description).toBe(otherClients['quickOrder.parse']);
  });

  it.each(operations.map((operation) => [operation.row.path, operation] as const))(
    '%s has its access, members and form fields',
    (path, operation) => {
      const { row, schema } = operation;
      const described = description.paths[path]?.[row.method === 'GET' ? 'get' : 'post'];
      expect(described?.['x-access']).toBe(row.access);
      expect(described?.['x-members']).toEqual(row.members);
      const form = described?.requestBody?.content['application/x-www-form-urlencoded'];
      const names = form ? Object.keys(form.schema.properties) : (described?.parameters ?? []).map(({ name }) => name);
      expect(Object.keys(described?.requestBody?.content ?? {})).toEqual(
        form ? ['application/x-www-form-urlencoded'] : [],
      );
      expect(names).toEqual(expect.arrayContaining([...Object.keys(schema.shape), 'appId', 'timestamp', 'device']));
      expect(names.includes('token')).toBe(row.access === 'login');
    },
  );

  it('marks nested fields as JSON text and leaves fields with a default optional', () => {
    const form =
      description.paths['/airTicket/createOrder']?.['post']?.requestBody?.content['application/x-www-form-urlencoded'];
    expect(Object.keys(form?.encoding ?? {})).toEqual(['passengers', 'contact', 'insurances']);
    expect(form?.schema.required).toEqual(expect.arrayContaining(['requestId', 'passengers', 'agreed', 'token']));
    expect(form?.schema.required).not.toContain('insurances');
  });
});

describe('the answers', () => {
  it('are described as the types of the rows say', () => {
    // After a change of a type: node scripts/build/output-schemas.mjs
    const made = outputSchemas();
    expect(fs.readFileSync(outputsFile, 'utf8')).toBe(textOf(made));
    expect(Object.keys(made).toSorted()).toEqual([...new Set(operations.map(({ row }) => row.path))].toSorted());
  });
});

describe('the page', () => {
  const page = docsPage();

  it('shows every call and every field, and loads nothing', () => {
    for (const { row, schema } of operations) {
      expect(page).toContain(row.path);
      for (const name of Object.keys(schema.shape)) expect(page).toContain(`<code>${name}</code>`);
    }
    expect(page).not.toMatch(/<script|<link|<img|src=|url\(|@import/);
  });

  it('shows the purpose of a call that no widget sends', () => {
    expect(page).toContain(`<p>${otherClients['quickOrder.parse']}。</p>`);
  });

  it('shows what each call answers', () => {
    for (const { output } of operations)
      for (const name of Object.keys((output['properties'] ?? {}) as object))
        expect(page).toContain(`<code>${name}</code>`);
    expect(page).toContain('<summary>返回的 data');
  });

  it('escapes what comes from schemas', () => {
    expect(page).not.toContain("<'");
    expect(page).toContain('1[3-9]');
  });
});

describe('the guide', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-guide-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  fs.mkdirSync(path.join(folder, 'guide'));
  fs.writeFileSync(path.join(folder, 'guide', 'index.html'), 'api {{api}} partner {{partner}}');
  fs.writeFileSync(path.join(folder, 'secret.html'), 'secret');
  const app = new Hono();
  serveGuide(app, path.join(folder, 'guide'));
  const get = (address: string) => app.request(`http://127.0.0.1:4700${address}`);

  it('is filled with the addresses at which the reader sees it, and may frame the partner pages alone', async () => {
    const answer = await get('/docs/guide/');
    expect(await answer.text()).toBe('api http://127.0.0.1:4700 partner http://127.0.0.1:4720');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(answer.headers.get('content-security-policy')).toContain('frame-src http://127.0.0.1:4720;');
    expect((await get('/docs/guide')).headers.get('location')).toBe('/docs/guide/');
  });

  it.each([
    '/docs/guide/missing.html',
    '/docs/guide/%2e%2e%2fsecret.html',
    '/docs/guide/%E0',
    '/docs/guide/%00',
    '/docs/guide/.hidden',
  ])('answers 404 to %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});
