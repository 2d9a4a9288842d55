import { expect, it } from 'vitest';
import type { Message } from '#contract/message.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices, good } from '#tests/support/given/given-services.ts';
import { createMessages } from './messages.ts';

const page = (from: number, to: number) => ({
  rows: Array.from({ length: from - to + 1 }, (_, at) => ({ id: String(from - at), isRead: false }) as Message),
  next: `below ${to}`,
});

it('pages of messages that were opened stay when the first one is read again with a new message', async () => {
  const answers = [page(40, 21), page(20, 1), page(41, 22), page(90, 71)];
  const { services } = givenServices(givenClock(), () => good(answers.shift()));
  const model = createMessages(services, () => undefined);
  const settled = () => new Promise((go) => setTimeout(go));
  await settled();
  await model.more();
  expect(model.rows.value).toHaveLength(40);
  model.load();
  await settled();
  expect(model.rows.value.map(({ id }) => Number(id))).toEqual(Array.from({ length: 41 }, (_, at) => 41 - at));
  // So many are new that the rows of before do not follow.
  model.load();
  await settled();
  expect(model.rows.value).toHaveLength(20);
});
