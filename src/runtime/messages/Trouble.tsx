import { useLayoutEffect } from 'react';
import { orderTypes } from '#domain/product/names.ts';
import { mainSearch, orderTypeNames, products } from '#domain/product/products.ts';
import { useServices } from '#kit/widget.ts';
import { useValues } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
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
  if (kind === 'closed') return <NotOpen title={title} />;
  const retry = <Button onClick={onRetry}>重试</Button>;
  return kind === 'chunk' ? (
    <Empty
      art="fail"
      className="t-page"
      title="Loading chunk failed"
      text="页面加载失败，请检查网络后重试"
      action={retry}
    />
  ) : (
    <Empty
      art="fail"
      className="t-page"
      title="页面出了点问题"
      text="已记录此问题，您填写的内容仍保留在本页"
      action={retry}
    />
  );
}

/** Orders whose pages are not open: their tab of the order list leads on. */
const tabOf = (name: string) => orderTypes.find((type) => products[type].order.route === name);

function NotOpen({ title }: { title: string }) {
  const services = useServices();
  const [{ telephones }, { name }] = useValues(services.config, services.place);
  const type = tabOf(name);
  return (
    <Empty
      art="search"
      className="t-page"
      title={title ? `${title}暂未开放` : '页面不存在'}
      text={`如需办理，请致电 ${telephones[0] ?? ''}`}
      action={
        type ? (
          <Button onClick={() => services.navigate('order_list', { type }, { replace: true })}>
            查看{orderTypeNames[type]}订单
          </Button>
        ) : (
          <Button onClick={() => services.back() || services.navigate(mainSearch)}>返回</Button>
        )
      }
    />
  );
}
