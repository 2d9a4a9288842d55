/** `DATABASE_URL=postgres://… node scripts/many-orders.mjs ORDER 100000`: so many copies of an order, on the server of a sandbox. */
import pg from 'pg';
import { addCopies } from './lib/many-orders.mjs';

const [orderId, count] = [process.argv[2], Number(process.argv[3])];
if (!process.env.DATABASE_URL || !orderId || !(count > 0)) {
  console.error('Usage: DATABASE_URL=postgres://… node scripts/many-orders.mjs <number of an order> <how many copies>');
  process.exit(1);
}
const client = new pg.Client({ connectionString: process.env.DATABASE_URL, options: '-c search_path=travel_sandbox' });
await client.connect();
const query = (text, values) => client.query(text, values);
const { rows } = await query(
  `select coalesce(max(substr(order_id, 5)::int), 0) as last from orders where order_id like 'copy%'`,
);
await addCopies(query, orderId, rows[0].last, rows[0].last + count, { ahead: 200, statuses: [2, 2, 2, 5, 4, 6, 2, 5] });
await query('analyze');
console.log(`${count} copies of ${orderId}`);
await client.end();
