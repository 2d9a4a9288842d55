import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';

interface Described {
  operationId: string;
  'x-access': string;
  'x-members'?: string[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown>; required: string[] }; encoding?: Record<string, unknown> }> };
  parameters?: { name: string }[];
}

describe('the OpenAPI description', () => {
  const description = openApi() as { openapi: string; paths: Record<string, Record<string, Described>> };

  it('is of version 3.1 and names every call once', () => {
    expect(description.openapi).toBe('3.1.0');
    const ids = Object.values(description.paths).flatMap((path) => Object.values(path).map((one) => one.operationId));
    expect(ids.toSorted()).toEqual(operations.map(({ domain, name }) => `${domain}.${name}`).toSorted());
  });

  it.each(operations.map((operation) => [operation.row.path, operation] as const))('%s has its access, members and form fields', (path, operation) => {
    const { row, schema } = operation;
    const described = description.paths[path]?.[row.method === 'GET' ? 'get' : 'post'];
    expect(described?.['x-access']).toBe(row.access);
    expect(described?.['x-members']).toEqual(row.members);
    const form = described?.requestBody?.content['application/x-www-form-urlencoded'];
    const names = form ? Object.keys(form.schema.properties) : (described?.parameters ?? []).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(schema.shape), 'appId', 'timestamp', 'device']));
    expect(names.includes('token')).toBe(row.access === 'login');
  });

  it('marks nested fields as JSON text and leaves fields with a default optional', () => {
    const form = description.paths['/airTicket/createOrder']?.['post']?.requestBody?.content['application/x-www-form-urlencoded'];
    expect(Object.keys(form?.encoding ?? {})).toEqual(['passengers', 'contact', 'insurances']);
    expect(form?.schema.required).toEqual(expect.arrayContaining(['requestId', 'passengers', 'agreed', 'token']));
    expect(form?.schema.required).not.toContain('insurances');
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

  it('escapes what comes from schemas', () => {
    expect(page).not.toContain("<'");
    expect(page).toContain('1[3-9]');
  });
});
