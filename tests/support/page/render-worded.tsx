import { signal } from '@preact/signals-core';
import type { ReactElement } from 'react';
import { dayAt } from '#domain/china-time.ts';
import type { Services } from '#kit/services.ts';
import { ServicesContext } from '#kit/widget.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { renderUi } from './render-ui.tsx';

const services = {
  config: signal(defaultConfig),
  hrefOf: () => '',
  clock: { now: () => Date.now(), today: () => dayAt(Date.now()) },
} as unknown as Services;

/** Renders a piece that reads its words and the clock from a mount, and nothing else; its links lead nowhere. */
export const renderWorded = (view: ReactElement) =>
  renderUi(<ServicesContext.Provider value={services}>{view}</ServicesContext.Provider>);
