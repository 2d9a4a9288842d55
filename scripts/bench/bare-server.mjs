/**
 * The baseline of the sandbox's rates: node:http and one statement on the same kind of database, nothing else.
 * `/select` reads one row, `/insert` writes one; both as durable as the sandbox's own.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

export async function bareServer() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-bare-'));
  const db = await PGlite.create({ dataDir, relaxedDurability: false });
  await db.exec(
    'create table t (id int primary key, body text); insert into t select n, repeat(md5(n::text), 4) from generate_series(1, 1000) n',
  );
  await db.exec('create table w (id bigint generated always as identity primary key, body text not null)');
  const statements = {
    '/select': (body) => db.query('select id, body from t where id = $1', [1 + (body.length % 1000)]),
    '/insert': (body) => db.query('insert into w (body) values ($1) returning id', [body]),
  };
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', async () => {
      const { rows } = await statements[request.url](body);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ret: 0, data: rows }));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await db.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
