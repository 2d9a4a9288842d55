/** The baseline of the sandbox's rates: node:http and one prepared select on the same kind of database, nothing else. */
import http from 'node:http';
import { PGlite } from '@electric-sql/pglite';

export async function bareServer() {
  const db = await PGlite.create();
  await db.exec('create table t (id int primary key, body text); insert into t select n, repeat(md5(n::text), 4) from generate_series(1, 1000) n');
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', async () => {
      const { rows } = await db.query('select id, body from t where id = $1', [1 + (body.length % 1000)]);
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
    },
  };
}
