import { describe, expect, it } from 'vitest';
import { contentPolicyOf, policyText, withOurSources } from './content-policy.ts';

const cdn = 'https://cdn.example/travel';
const api = 'https://api.example';
const of = (appId: string, form: 'hosts' | 'nonce' = 'hosts') => contentPolicyOf({ cdn, api, app: { appId }, form });

describe('directives for a partner page', () => {
  it('name the folder of the CDN and the origin of the API', () => {
    expect(policyText(of('default'))).toBe('script-src https://cdn.example/travel/; connect-src https://api.example');
  });

  it('let an application read its configuration, which the default one does not need', () => {
    expect(policyText(of('skyline'))).toBe(
      'script-src https://cdn.example/travel/; connect-src https://api.example https://cdn.example/travel/',
    );
    expect(policyText(contentPolicyOf({ cdn: `${api}/cdn`, api, app: { appId: 'skyline' }, form: 'hosts' }))).toBe(
      'script-src https://api.example/cdn/; connect-src https://api.example',
    );
    expect(policyText(contentPolicyOf({ cdn: api, api, app: { appId: 'skyline' }, form: 'hosts' }))).toBe(
      'script-src https://api.example; connect-src https://api.example',
    );
  });

  it('carry the nonce of the answer, or the mark for it', () => {
    expect(policyText(of('default', 'nonce'))).toBe("script-src 'nonce-{nonce}'; connect-src https://api.example");
    expect(
      policyText(contentPolicyOf({ cdn, api, app: { appId: 'default' }, form: 'nonce', nonce: 'r4nd0m' })),
    ).toMatch(/^script-src 'nonce-r4nd0m';/);
  });

  it.each(['', 'cdn.example', 'data:text/javascript,1'])('are not made of "%s"', (address) => {
    expect(() => contentPolicyOf({ cdn: address, api, app: { appId: 'default' }, form: 'hosts' })).toThrow();
  });

  it('name the purpose of every source and the effect of its absence', () => {
    for (const { reason, without } of of('skyline').flatMap(({ sources }) => sources))
      expect([reason, without]).not.toContain('');
  });
});

describe("a partner's present policy", () => {
  it.each([
    [
      'a missing directive starts as the default',
      "default-src 'self'",
      "default-src 'self'; script-src 'self' https://cdn.example/travel/; connect-src 'self' https://api.example",
    ],
    [
      "'none' gives way",
      "default-src 'none'; script-src 'none'",
      "default-src 'none'; script-src https://cdn.example/travel/; connect-src https://api.example",
    ],
    [
      'what is there stays, once',
      "script-src 'self' https://cdn.example/travel/; img-src *",
      "script-src 'self' https://cdn.example/travel/; img-src *",
    ],
    [
      'script elements have their own directive',
      "script-src 'self'; script-src-elem 'self'; connect-src a.example",
      "script-src 'self'; script-src-elem 'self' https://cdn.example/travel/; connect-src a.example https://api.example",
    ],
    ['no restriction stays none', "frame-ancestors 'none'", "frame-ancestors 'none'"],
    [
      'of two directives the first counts',
      "connect-src 'self'; CONNECT-SRC *;;",
      "connect-src 'self' https://api.example",
    ],
  ])('%s', (_, present, wanted) => {
    expect(withOurSources(present, of('default'))).toBe(wanted);
  });
});
