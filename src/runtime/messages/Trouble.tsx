import { useLayoutEffect } from 'react';
import { mainSearch } from '#domain/product/products.ts';
import { useServices } from '#kit/widget.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { troubleTexts } from './trouble-texts.ts';
import { moreCss } from '#ui/base/more-styles.ts';

export interface TroubleProps {
  /** A chunk that cannot be had, an area that is not open, a throw while rendering. */
  kind: 'chunk' | 'closed' | 'broken';
  title?: string;
  onRetry?: () => void;
}

/** Panel in place of a view that cannot be shown, with the one action that helps; a page, so on the theme's own ground. */
export function Trouble({ kind, title = '', onRetry }: TroubleProps) {
  const services = useServices();
  useLayoutEffect(() => services.addStyles([moreCss]), [services]);
  const { say } = useSay();
  if (kind === 'closed') return <NotOpen title={title} />;
  const retry = <Button onClick={onRetry}>{say('重试')}</Button>;
  return kind === 'chunk' ? (
    <Empty
      art="fail"
      className="t-page"
      title="Loading chunk failed"
      text={say('页面加载失败，请检查网络后重试')}
      action={retry}
    />
  ) : (
    <Empty
      art="fail"
      className="t-page"
      title={say('页面出了点问题')}
      text={say('已记录此问题，您填写的内容仍保留在本页')}
      action={retry}
    />
  );
}

function NotOpen({ title }: { title: string }) {
  const services = useServices();
  const { say } = useSay();
  const texts = useTexts('trouble', troubleTexts);
  const { telephones } = useValue(services.config);
  return (
    <Empty
      art="search"
      className="t-page"
      title={texts.closed(say(title))}
      text={texts.call(telephones[0] ?? '')}
      action={<Button onClick={() => services.back() || services.navigate(mainSearch)}>{texts.back}</Button>}
    />
  );
}
