import { signal } from '@preact/signals-core';
import type { ReactElement } from 'react';
import type { Services } from '#kit/services.ts';
import { ServicesContext } from '#kit/widget.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { renderUi } from './render-ui.tsx';

const services = { config: signal(defaultConfig) } as unknown as Services;

/** Renders a piece that reads its words from a mount, and nothing else. */
export const renderWorded = (view: ReactElement) =>
  renderUi(<ServicesContext.Provider value={services}>{view}</ServicesContext.Provider>);
