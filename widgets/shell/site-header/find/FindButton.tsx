import { useCallback } from 'react';
import { levelOf } from '#domain/menu/viewer.ts';
import { useValue } from '#kit/readable.ts';
import { usePageKey } from '#ui/base/page-key.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconSearch } from '#ui/icons/icons.ts';
import { useHeader } from '../use-header.ts';

/** Opens the search of companies and their employees; the key `/` does too. */
export function FindButton() {
  const { words, services, model } = useHeader();
  const user = useValue(services.session.user);
  const isShown = user !== null && ['70', '7_0'].includes(levelOf(user));
  const open = useCallback(() => {
    if (model.shown.peek() !== null) return false;
    model.openFind();
    return true;
  }, [model]);
  usePageKey('/', isShown, open);
  if (!isShown) return null;
  return (
    <LinkButton aria-label={words.find} aria-keyshortcuts="/" title={words.findTitle} onClick={() => void open()}>
      <Icon of={iconSearch} />
    </LinkButton>
  );
}
