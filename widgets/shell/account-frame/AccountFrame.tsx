import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { linkTo } from '#kit/links/link-to.ts';
import { useBreadcrumb } from '#kit/links/use-breadcrumb.ts';
import { useMenu } from '#kit/links/use-menu.ts';
import type { Menu } from '#kit/links/use-menu.ts';
import { useLater } from '#kit/part.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Breadcrumb } from '#ui/journey/Breadcrumb.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { iconDown } from '#ui/icons/icons-basic.ts';
import { SideMenu } from './SideMenu.tsx';
import { texts } from './texts.ts';

export interface AccountFrameProps {
  /** Of the place, for the breadcrumb. */
  title?: string;
  /** The place's own widget. */
  children?: ReactNode;
}

/** Below it the side menu leaves no room for a list. */
const foldsBelow = 1180;

/** The first page of an account centre on a partner's page, where the partner's part of the menu has no item for it. */
function useCentre(menu: Menu | null, label: string) {
  const services = useServices();
  const isInMenu = menu?.tree
    .flatMap((item) => [item, ...item.children])
    .some(({ routeName }) => routeName === 'account_center' || routeName === 'my_center_index');
  if (services.home !== 'my_center_index' || !menu || isInMenu) return undefined;
  return { label, ...linkTo(services, 'my_center_index') };
}

/** The account centre: the member's menu on the left, the place on the right (specification 1, section 2.3). */
export function AccountFrame({ title = '', children }: AccountFrameProps) {
  const services = useServices();
  const words = useTexts('account-frame', texts);
  const [user, config] = useValues(services.session.user, services.config);
  const served = useMenu();
  const place = useValue(services.place);
  const centre = config.menuNames['10'] ?? words.centre;
  const { say } = useSay();
  const start = useCentre(served, centre);
  // Pages of a centre that the menu has no item for belong under the first page, not under a workbench.
  const menu = served && start && served.isCentre ? { ...served, way: [] } : served;
  const above =
    place.name === 'edit_invoice' ? { label: words.titles, ...linkTo(services, 'invoice_management') } : undefined;
  // The page of the menu's own item has no title beside it.
  const ownTitle = place.name !== 'my_center_index' ? title : place.query['view'] === 'benefits' ? words.benefits : '';
  const steps = useBreadcrumb(menu, ownTitle, { start, above });
  // Elsewhere the header says it.
  const bar = useLater(
    services.isEmbedded === true && user?.acting !== undefined,
    () => import('#parts/account/ActingBar.tsx'),
  );
  const frame = useRef<HTMLDivElement>(null);
  const isFolded = useIsNarrow(frame, foldsBelow);
  const [isOpen, setOpen] = useState(false);
  const hasMenu = user !== null && menu?.tree.length !== 0;
  return (
    <div ref={frame} className="af-bg">
      <div className={hasMenu && !isFolded ? 'af has-side' : 'af'}>
        {hasMenu && !isFolded && (
          <div className="t-card">{menu ? <SideMenu menu={menu} start={start} /> : <Waiting />}</div>
        )}
        <div className="af-main">
          {bar && <bar.ActingBar />}
          {steps.length > 0 && (
            <Breadcrumb
              className="af-crumb"
              label={words.here}
              items={steps.map((step) => ({ ...step, label: say(step.label) }))}
            />
          )}
          {hasMenu && isFolded && (
            <button
              type="button"
              className="t-btn af-pick"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-label={words.choose(centre)}
              onClick={() => setOpen(true)}
            >
              {centre}
              <Icon of={iconDown} />
            </button>
          )}
          {children}
        </div>
        {menu && (
          <Drawer open={isOpen && isFolded} onClose={() => setOpen(false)} title={centre} className="af-drawer">
            <SideMenu menu={menu} start={start} isTall onPicked={() => setOpen(false)} />
          </Drawer>
        )}
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div className="af-wait" aria-busy="true">
      {[96, 72, 120, 88, 104].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
