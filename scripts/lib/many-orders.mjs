/** Copies of one order, with everything that belongs to it, for tests and figures of tables that have grown. */

const hourMs = 3_600_000;

/**
 * Adds copies `from` + 1 to `to` of an order, one an hour into the past; one traveller in each hundred flies again and
 * again. `query(sql, values)` runs a statement on one session. The first `ahead` copies lie in the future, and of
 * `statuses` each copy of the past has one in turn. `details`: so many copies have flights, people and tickets of their
 * own; lists read none of these.
 */
export async function addCopies(query, orderId, from, to, { ahead = 0, statuses = [2], details = Infinity } = {}) {
  const copies = (table, changed, last = to) =>
    query(
      `insert into ${table} select made.* from generate_series(${from + 1}, ${Math.min(to, last)}) as n
      cross join lateral (select 'copy' || n as id, case when n <= ${ahead} then -n else n end * ${hourMs}::bigint as ago, case when n <= ${ahead} then 2 else (array[${statuses.join()}])[1 + n % ${statuses.length}] end as status) as copy
      cross join (select * from ${table} where order_id = $1) as one
      cross join lateral jsonb_populate_record(null::${table}, to_jsonb(one) || ${changed}) as made`,
      [orderId],
    );
  const psgAt = `split_part(one.psg_id, '-', 2)::int`;
  const psgId = `id || '-' || ${psgAt}`;
  // The copies belong to each other as the order's own rows do: no need to check each.
  await query('set session_replication_role = replica');
  await copies(
    'air_orders',
    `jsonb_build_object('order_id', id, 'status', copy.status, 'step_at', null, 'created_at', one.created_at - abs(ago), 'pay_deadline', one.pay_deadline - ago, 'ends_at', one.ends_at - ago)`,
  );
  await copies(
    'orders',
    `jsonb_build_object('order_id', id, 'status', copy.status, 'created_at', one.created_at - abs(ago), 'travel_at', one.travel_at - ago, 'ends_at', one.ends_at - ago, 'amount', one.amount + n % 977 * 100, 'words', upper(id) || ' 旅客' || n % 100 || ' CA' || 1000 + n % 800 || (array[' 北京 上海', ' 广州 成都', ' 深圳 杭州', ' 西安 厦门'])[1 + n % 4])`,
  );
  await copies(
    'air_order_flights',
    `jsonb_build_object('order_id', id, 'dep_at', one.dep_at - ago, 'arr_at', one.arr_at - ago)`,
    details,
  );
  await copies(
    'air_order_passengers',
    `jsonb_build_object('order_id', id, 'psg_id', ${psgId}, 'cert_key', 'k' || n % 100)`,
    details,
  );
  // A number of a ticket is given once: thirteen digits of no airline.
  await copies(
    'air_order_tickets',
    `jsonb_build_object('order_id', id, 'psg_id', ${psgId}, 'cert_key', 'k' || n % 100, 'dep_at', one.dep_at - ago, 'ticket_no', '0' || lpad((n::bigint * 20 + ${psgAt} * 2 + one.triptype)::text, 12, '0'))`,
    details,
  );
  if (details > from)
    await query(
      `insert into air_order_events (order_id, at, title, detail) select 'copy' || n, 1, '提交订单', '' from generate_series(${from + 1}, ${Math.min(to, details)}) as n`,
    );
  await query('set session_replication_role = origin');
  await query(
    `select voucher_claims_of(array(select 'copy' || n from generate_series(${from + 1}, ${Math.min(to, details)}) as n))`,
  );
}
