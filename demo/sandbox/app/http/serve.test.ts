import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { formOf, memorySandbox } from '#tests/support/sandbox.ts';
import { serveSandbox } from './serve.ts';

const form = 'application/x-www-form-urlencoded';

/** A promise, and what keeps it. */
function gate(): [open: () => void, isOpen: Promise<void>] {
  let open = (): void => undefined;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return [open, isOpen];
}

interface Said {
  status: number;
  connection: string;
}

it('a stopped server ends although thirty callers go on calling on their connections, and answers each of them', async () => {
  const sandbox = await memorySandbox();
  const [underWay, isUnderWay] = gate();
  const [letGo, mayGo] = gate();
  const server = await serveSandbox(
    {
      ...sandbox,
      async fetch(request, from) {
        if (request.url.endsWith('/getNewestCitys')) {
          underWay();
          await mayGo;
        }
        return sandbox.fetch(request, from);
      },
    },
    '127.0.0.1',
    0,
  );
  const post = (path: string, fields: Record<string, string> = {}, agent?: http.Agent): Promise<Said> =>
    new Promise((resolve, reject) => {
      const request = http.request(
        server.url + path,
        { method: 'POST', agent, headers: { 'content-type': form } },
        (response) => {
          response
            .resume()
            .on('end', () =>
              resolve({ status: response.statusCode ?? 0, connection: response.headers.connection ?? '' }),
            );
        },
      );
      request.on('error', reject);
      request.end(formOf(fields).toString());
    });

  const answers: Said[] = [];
  const callers = Array.from({ length: 30 }, async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let status = 200; status === 200;) {
      const answer = await post('/common/captcha', {}, agent);
      answers.push(answer);
      status = answer.status;
    }
    agent.destroy();
  });
  while (answers.length < 100) await pause(10);
  const slow = post('/getNewestCitys', {}, new http.Agent({ keepAlive: true }));
  await isUnderWay;
  const closed = server.close();
  await Promise.all(callers);
  letGo();
  await closed;
  expect(await slow).toEqual({ status: 200, connection: 'close' });
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toEqual(Array.from({ length: 30 }, () => ({ status: 503, connection: 'close' })));
});

it('the line learns of each connection: a crowd is let in before it is served (waiting-line.test.ts), and all of it is served', async () => {
  const sandbox = await memorySandbox();
  let accepted = 0;
  const server = await serveSandbox(
    {
      ...sandbox,
      noteConnection() {
        accepted += 1;
        sandbox.noteConnection();
      },
    },
    '127.0.0.1',
    0,
  );
  const call = (): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': form };
      const request = http.request(
        `${server.url}/common/captcha`,
        { method: 'POST', agent: false, headers },
        (response) => response.resume().on('end', () => resolve(response.statusCode)),
      );
      request.on('error', reject).end();
    });
  try {
    const statuses = await Promise.all(Array.from({ length: 100 }, call));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(accepted).toBe(100);
  } finally {
    await server.close();
  }
});
