import { expect, test } from 'vitest';
import { createElement } from 'react';
import { signal } from '@preact/signals-core';
import { renderUi } from '#tests/support/page/render-ui.tsx';
import { Allowed } from './Allowed.tsx';
import type { Services } from '../services.ts';
import { ServicesContext } from '../widget.ts';

test('an element is hidden until its permission is held', async () => {
  const permissions = signal<readonly string[]>([]);
  const services = { session: { permissions } } as unknown as Services;
  const button = (
    <Allowed to="travel_audit">
      <button type="button">同意</button>
    </Allowed>
  );
  const { screen } = renderUi(createElement(ServicesContext.Provider, { value: services }, button));
  expect(screen.queryByRole('button')).toBeNull();
  permissions.value = ['travel_audit'];
  expect((await screen.findByRole('button')).textContent).toBe('同意');
});
