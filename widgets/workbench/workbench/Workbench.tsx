import { useMemo } from 'react';
import { levelOf } from '#domain/menu/viewer.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { ApprovalsCard } from './cards/ApprovalsCard.tsx';
import { BillCard } from './cards/BillCard.tsx';
import { CreditCard, WalletCard } from './cards/AccountCards.tsx';
import { Deadlines } from './cards/Deadlines.tsx';
import { ExplainCard } from './cards/ExplainCard.tsx';
import { Greeting } from './Greeting.tsx';
import { createWorkbench } from './model.ts';
import type { WorkbenchKind } from './model.ts';
import { Notices } from './cards/Notices.tsx';
import { OrdersCard } from './cards/OrdersCard.tsx';
import { SalesCard } from './cards/SalesCard.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { StandardCard } from './cards/StandardCard.tsx';
import { StatisticsCard } from './cards/StatisticsCard.tsx';
import { texts } from './texts.ts';
import { Tiles } from './cards/Tiles.tsx';
import { TripCard } from './cards/TripCard.tsx';
import { WorkbenchContext } from './use-workbench.ts';

export interface WorkbenchProps {
  /** company: credit main members; travel: their employees; personal (the default): all others. */
  kind?: WorkbenchKind;
}

export function Workbench({ kind: asked = 'personal' }: WorkbenchProps) {
  const services = useServices();
  // A company's account has one workbench, whatever page asks for it.
  const level = levelOf(useValue(services.session.user));
  const kind = asked === 'personal' && level === '70' ? 'company' : asked;
  const words = useTexts('workbench', texts);
  const said = useSay();
  const model = useModel(() => createWorkbench(services, kind));
  const budget = useLater(kind === 'company', () => import('#parts/process/burn/BudgetCard.tsx'));
  const view = useMemo(() => ({ model, words, kind, ...said }), [model, words, kind, said]);
  return (
    <WorkbenchContext.Provider value={view}>
      <div className="t-page wb">
        <Greeting />
        <Tiles />
        <div className="wb-grid">
          <div className="wb-main">
            {kind === 'company' ? (
              <div className="wb-two">
                <CreditCard />
                <WalletCard />
              </div>
            ) : (
              <TripCard />
            )}
            {kind === 'company' && <StatisticsCard />}
            {kind === 'company' && budget && <budget.BudgetCard most={4} />}
            <SalesCard />
            <OrdersCard />
            <Shortcuts />
          </div>
          <div className="wb-side">
            {kind === 'company' && <BillCard />}
            <ApprovalsCard />
            {kind === 'company' && <TripCard />}
            <Deadlines />
            {kind === 'travel' && <StandardCard />}
            {kind === 'personal' && <WalletCard />}
            <Notices />
            {kind === 'company' && <ExplainCard />}
          </div>
        </div>
      </div>
    </WorkbenchContext.Provider>
  );
}
