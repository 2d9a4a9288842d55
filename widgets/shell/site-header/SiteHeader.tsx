import { useMemo } from 'react';
import { useMenu } from '#kit/links/use-menu.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { createHeader } from './model.ts';
import { Notices } from './Notices.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';
import { SubNav } from './menu/SubNav.tsx';
import { TopBar } from './TopBar.tsx';
import { HeaderContext } from './use-header.ts';

/** Header and sub-navigation of the first-party site (specification 1, section 2.4). */
export function SiteHeader() {
  const services = useServices();
  const model = useModel(() => createHeader(services));
  const menu = useMenu();
  const isActing = useValue(services.session.user)?.acting !== undefined;
  const bar = useLater(isActing, () => import('#parts/account/ActingBar.tsx'));
  const shown = useValue(model.shown);
  const find = useLater(shown === 'find', () => import('./find/FindDialog.tsx'));
  const forWhom = useLater(shown === 'forWhom', () => import('./for-whom/ForWhomDialog.tsx'));
  const header = useMemo(() => ({ model, menu }), [model, menu]);
  return (
    <HeaderContext.Provider value={header}>
      <header className="hd">
        <TopBar />
        <SubNav />
      </header>
      {bar && <bar.ActingBar />}
      <Notices />
      <ServiceDialog />
      {find && <find.FindDialog model={model} />}
      {forWhom && <forWhom.ForWhomDialog model={model} />}
    </HeaderContext.Provider>
  );
}
