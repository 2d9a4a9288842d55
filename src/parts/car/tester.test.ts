import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import type { Rule } from '#domain/policy/schema.ts';
import { givenClock } from '#tests/support/given/given-clock.ts';
import { givenServices, good } from '#tests/support/given/given-services.ts';
import { createTester } from './tester.ts';

it('the places of the first ride go with its city, those that were typed stay', () => {
  const { services } = givenServices(givenClock(), () => good({}));
  const model = createTester(services, signal<readonly Rule[]>([]), { from: '国贸', to: '昌平' });
  const places = () => [model.trial.peek().from, model.trial.peek().to];
  model.edit({ weekday: 3 });
  expect(places()).toEqual(['国贸', '昌平']);
  model.edit({ toCity: 'TSN' });
  expect(places()).toEqual(['', '']);
  model.edit({ from: '望京', to: '滨海新区' });
  model.edit({ city: 'SHA' });
  expect(places()).toEqual(['望京', '滨海新区']);
  model.dispose();
});
