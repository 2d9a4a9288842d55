import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices, never } from '#tests/support/given/given-services.ts';
import { createQuickOrder } from './model.ts';
import * as rest from './rest.ts';
import { texts } from './texts.ts';

it('reads with the press that came before the part that reads', () => {
  const value = signal<typeof rest | null>(null);
  let wanted = 0;
  const { services } = givenServices(givenClock(), () => never);
  services.clock.today = () => '2026-11-20';
  const part = { value, failed: signal(false), want: () => void (wanted += 1) };
  const model = createQuickOrder(services, texts, part);
  model.form.edit({ text: '张三 13800000010' });
  model.read();
  expect([wanted, model.isWaiting.value, model.readings.value]).toEqual([1, true, 0]);
  value.value = rest;
  expect([model.isWaiting.value, model.readings.value]).toEqual([false, 1]);
  expect(model.form.values.value.passengers.map(({ name }) => name)).toEqual(['张三']);
  model.dispose();
});
