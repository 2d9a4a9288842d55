import { expect, it, vi } from 'vitest';
import type { BillDispute } from '#contract/company-bill.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices, good } from '#tests/support/given/given-services.ts';
import { createDisputes } from './model.ts';
import { disputeTexts } from './texts.ts';

const [first, second] = [{ disputeId: 7 }, { disputeId: 8 }] as BillDispute[] as [BillDispute, BillDispute];

function start() {
  const { services } = givenServices(givenClock(), (path) =>
    good(
      path.endsWith('/attach')
        ? { attachmentId: 'a', fileName: '行程单.pdf' }
        : { rows: [], disputeId: 7, proof: { hash: '' } },
    ),
  );
  const send = vi.spyOn(services.api, 'send');
  const replies = () => send.mock.calls.flatMap(([{ path }, input]) => (path.endsWith('Reply') ? [input] : []));
  return { open: () => createDisputes(services, disputeTexts, 1), replies };
}

it('typed words are kept with their dispute over a reload, until they are sent', async () => {
  const { open } = start();
  open().replyTo(7).type('附上当日的行程单');
  const again = open();
  expect(again.replyTo(7).text.value).toBe('附上当日的行程单');
  expect(again.replyTo(8).text.value).toBe('');
  await again.send(first, 'add');
  expect(again.replyTo(7).text.value).toBe('');
  expect(open().replyTo(7).text.value).toBe('');
});

it('a file goes with the reply to the dispute that it was chosen for', async () => {
  const { open, replies } = start();
  const model = open();
  model.replyTo(7).type('附上当日的行程单');
  model.replyTo(8).type('请核对');
  await model.replyTo(7).files.add(new File(['%PDF'], '行程单.pdf'));
  await model.send(second, 'add');
  await model.send(first, 'add');
  expect(replies()).toMatchObject([
    { disputeId: 8, text: '请核对', attachmentIds: [] },
    { disputeId: 7, text: '附上当日的行程单', attachmentIds: ['a'] },
  ]);
  expect(model.replyTo(7).attachments.value).toEqual([]);
});

it('words that are typed while a reply is sent stay', async () => {
  const { open } = start();
  const model = open();
  model.replyTo(7).type('附上当日的行程单');
  const sent = model.send(first, 'add');
  model.replyTo(7).type('附上当日的行程单和发票');
  await sent;
  expect(model.replyTo(7).text.value).toBe('附上当日的行程单和发票');
});
