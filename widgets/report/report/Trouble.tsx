import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import type { Texts } from './texts.ts';

/** A part of the report that could not be read. */
export function Trouble({
  text,
  t,
  title = t.failed,
  button = t.retry,
  onRetry,
}: {
  text: string;
  t: Texts;
  title?: string;
  button?: string;
  onRetry: () => void;
}) {
  return <Empty art="fail" title={title} text={t.say(text)} action={<Button onClick={onRetry}>{button}</Button>} />;
}
