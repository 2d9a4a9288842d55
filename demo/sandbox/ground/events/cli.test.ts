import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverEventKinds } from '#domain/events/server-events.ts';
import { eventCalls, listenTo, readKinds, sandboxKey } from '#entries/cli-events.ts';
import type { EventCall } from '#entries/cli-events.ts';
import { sandboxCalls, trigger } from '#entries/cli-trigger.ts';
import { memorySandbox } from '#tests/support/sandbox.ts';
import { freePort } from '../../../../scripts/lib/free-port.mjs';
import { serveSandbox } from '../../app/http/serve.ts';
import type { RunningServer } from '../../app/http/serve.ts';

let server: RunningServer;
let call: EventCall;
beforeAll(async () => {
  server = await serveSandbox(await memorySandbox(), '127.0.0.1', 0);
  call = eventCalls({ api: server.url, key: await sandboxKey(server.url, 'skyline') });
});
afterAll(() => server.close());

const make = async (kind: string, appId = 'skyline'): Promise<string> => {
  const said: string[] = [];
  await trigger({ api: server.url, appId, kind, say: (line) => said.push(line) });
  return said.join('\n');
};

it('the guide’s way from nothing: listen forwards what trigger makes to the guide’s server, which verifies it', async () => {
  const said: string[] = [];
  const stop = new AbortController();
  const port = await freePort();
  const listening = listenTo(call, {
    to: `http://127.0.0.1:${port}/hooks`,
    kinds: undefined,
    requestId: randomUUID(),
    signal: stop.signal,
    say: (line) => said.push(line),
  });
  await expect.poll(() => said.length, { interval: 5 }).toBeGreaterThan(0);
  const [, secret = ''] = /(whsec_\S+)/.exec(said[0] ?? '') ?? [];
  const hooks = spawn('node', ['docs/sign/hooks.mjs'], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRETS: secret },
  });
  let heard = '';
  hooks.stdout.on('data', (part: Buffer) => (heard += part.toString()));
  const kindsHeard = (): (string | undefined)[] => heard.split('\n').map((line) => line.split(' ')[0]);
  const order = await make('order.paid');
  // In order per object: the member's own fact may come last.
  await expect.poll(kindsHeard).toEqual(expect.arrayContaining(['member.joined', 'order.made', 'order.paid']));
  expect(heard).toContain(/order (\d+)/.exec(order)?.[1]);
  expect(heard).not.toContain('refused');
  stop.abort();
  await listening;
  hooks.kill();
  expect(await call('list', {})).toEqual({ subscriptions: [] });
});

const ofAnyApp = new Set(['member.joined', 'order.made', 'order.paid', 'order.ticketed', 'order.refunded']);
it.each(serverEventKinds.filter((kind) => kind !== 'order.paid'))('trigger %s makes it for real', async (kind) => {
  const appId = ofAnyApp.has(kind) ? 'skyline' : 'default';
  const ask = appId === 'skyline' ? call : eventCalls({ api: server.url, key: await sandboxKey(server.url, appId) });
  const { subscriptionId } = await ask<{ subscriptionId: string }>('create', {
    kinds: [kind],
    requestId: randomUUID(),
  });
  await make(kind, appId);
  await expect
    .poll(async () => (await ask<{ deliveries: { kind: string }[] }>('log', { subscriptionId })).deliveries.length)
    // An order of before may get its tickets by the same clock.
    .toBeGreaterThan(0);
  await ask('remove', { subscriptionId });
});

it('an event that time brings moves the clock of its own member alone', async () => {
  const { helper } = sandboxCalls(server.url, 'skyline');
  const now = async () => (await helper<{ now: number }>('clock', { advance: 0 })).now;
  const before = await now();
  await make('order.ticketed');
  expect((await now()) - before).toBeLessThan(60_000);
});

it('what a scenario makes for one application alone is refused for another one, in words', async () => {
  await expect(make('stay.confirmed')).rejects.toThrow(/hotel-confirmed.*default alone/);
});

it('a kind that is none is named together with those that are', async () => {
  await expect(make('order.lost')).rejects.toThrow(/no event "order.lost".*order.paid/);
  expect(() => readKinds(['order.lost'])).toThrow(/order.paid/);
});

it('an answer is read as what it is: quoted words in a refusal, or the page of a proxy', async () => {
  const proxy = createServer(({ url }, response) => {
    if (url === '/sandbox/clock') response.end('{"ret":500,"data":null,"msg":"服务暂时不可用"}');
    else if (url?.startsWith('/sandbox/')) response.writeHead(400).end('{"data":{"msg":"none"},"msg":"没有 \\"x\\""}');
    else response.writeHead(502).end('<h1>Bad Gateway</h1>');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  await expect(sandboxCalls(api, 'default').helper('scenarios/x')).rejects.toThrow(
    / answers 400: bad input \(.*没有 "x"\)$/,
  );
  await expect(sandboxCalls(api, 'default').helper('clock', {})).rejects.toThrow(
    / answers 200: a fault of the server \(.*服务暂时不可用\)$/,
  );
  const away = /\/events\/list answers HTTP 502, and not as the provider does/;
  await expect(eventCalls({ api, key: await sandboxKey(server.url, 'skyline') })('list', {})).rejects.toThrow(away);
  proxy.close();
});
