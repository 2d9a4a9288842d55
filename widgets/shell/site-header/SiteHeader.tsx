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

/** Below the header, as wide as its lines. */
const within = { height: 'auto', paddingTop: 8 } as const;

/** Header and sub-navigation of the first-party site (specification 1, section 2.4). */
export function SiteHeader() {
  const services = useServices();
  const model = useModel(() => createHeader(services));
  const menu = useMenu();
  const isActing = useValue(services.session.user)?.acting !== undefined;
  const bar = useLater(isActing, () => import('#parts/account/ActingBar.tsx'));
  const shown = useValue(model.shown);
  const find = useLater(shown === 'find', () => import('./find/FindDialog.tsx'));
  const forWhom = useLater(shown === 'forWhom', () => import('#parts/booking/for-whom/ForWhomDialog.tsx'));
  const header = useMemo(() => ({ model, menu }), [model, menu]);
  return (
    <HeaderContext.Provider value={header}>
      <header className="hd">
        <TopBar />
        <SubNav />
      </header>
      {bar && (
        <div className="hd-sub__in" style={within}>
          <bar.ActingBar />
        </div>
      )}
      <Notices />
      <ServiceDialog />
      {find && <find.FindDialog model={model} />}
      {forWhom && shown === 'forWhom' && (
        <forWhom.ForWhomDialog people={model.others.peek()} onChoose={model.bookFor} onClose={model.close} />
      )}
    </HeaderContext.Provider>
  );
}
