import { useState } from 'react';
import { worded } from '#base/wording.ts';
import type { Services } from './services.ts';
import { useServices } from './widget.ts';

/** A widget's words in the language of its mount, with the partner's own wording laid over them (AppConfig.wording), which a mount keeps for life. */
export const textsOf = <T extends object>({ config }: Pick<Services, 'config'>, widget: string, texts: T): T =>
  worded(config, widget, texts);

/** As `textsOf`; the same table as long as the part is shown, so that what is made of it is not made again. */
export function useTexts<T extends object>(widget: string, texts: T): T {
  const services = useServices();
  return useState(() => textsOf(services, widget, texts))[0];
}
