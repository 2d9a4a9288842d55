import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import type { PayFinishModel, Shown } from './model.ts';
import type { Texts } from './texts.ts';

/** No order to show: why, and what helps. */
export function NoOrder({ model, texts, shown }: { model: PayFinishModel; texts: Texts; shown: Shown }) {
  if (shown === 'plain')
    return (
      <Empty
        art="done"
        title={texts.done}
        text={texts.doneText}
        action={<Button onClick={model.bookMore}>{texts.bookMore}</Button>}
      />
    );
  if (shown === 'missing')
    return (
      <Empty
        art="search"
        title={texts.missing}
        text={texts.missingText}
        action={<Button onClick={model.bookMore}>{texts.bookMore}</Button>}
      />
    );
  return (
    <Empty
      art="fail"
      title={texts.loadFailed}
      text={texts.loadFailedText}
      action={<Button onClick={model.follow}>{texts.retry}</Button>}
    />
  );
}
