import { worded } from '#base/wording.ts';
import type { Services } from './services.ts';
import { useServices } from './widget.ts';

/** A widget's words in the language of its mount, with the partner's own wording laid over them (AppConfig.wording), which a mount keeps for life. */
export const textsOf = <T extends object>({ config }: Pick<Services, 'config'>, widget: string, texts: T): T =>
  worded(config, widget, texts);

export const useTexts = <T extends object>(widget: string, texts: T): T => textsOf(useServices(), widget, texts);
