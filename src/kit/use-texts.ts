import type { Services } from './services.ts';
import { useServices } from './widget.ts';

/** A widget's words, with the partner's own wording laid over them (AppConfig.wording), which a mount keeps for life. */
export function textsOf<T extends Record<string, unknown>>(
  { config }: Pick<Services, 'config'>,
  widget: string,
  texts: T,
): T {
  const own = config.peek().wording[widget];
  return own ? { ...texts, ...own } : texts;
}

export const useTexts = <T extends Record<string, unknown>>(widget: string, texts: T): T =>
  textsOf(useServices(), widget, texts);
