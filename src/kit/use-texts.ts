import { useServices } from './widget.ts';
import { useValue } from './readable.ts';

/** A widget's words, with the partner's own wording laid over them (AppConfig.wording). */
export function useTexts<T extends Record<string, unknown>>(widget: string, texts: T): T {
  const own = useValue(useServices().config).wording[widget];
  return own ? { ...texts, ...own } : texts;
}
