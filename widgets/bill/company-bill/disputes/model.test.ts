import { expect, it } from 'vitest';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices, good } from '#tests/support/given/given-services.ts';
import { createDisputes } from './model.ts';
import { disputeTexts } from './texts.ts';

it('typed words are kept with their dispute over a reload, until they are sent', async () => {
  const { services } = givenServices(givenClock(), () => good({ rows: [], disputeId: 7 }));
  const openAt = (disputeId: number) => {
    const model = createDisputes(services, disputeTexts, 1);
    model.open(disputeId);
    return model;
  };
  openAt(7).type('附上当日的行程单');
  const again = openAt(7);
  expect(again.text.value).toBe('附上当日的行程单');
  again.open(8);
  expect(again.text.value).toBe('');
  again.open(7);
  await again.reply.run({ disputeId: 7, act: 'add' });
  expect(again.text.value).toBe('');
  expect(openAt(7).text.value).toBe('');
});
