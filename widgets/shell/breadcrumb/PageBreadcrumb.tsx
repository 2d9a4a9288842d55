import { useBreadcrumb } from '#kit/links/use-breadcrumb.ts';
import { useMenu } from '#kit/links/use-menu.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { allRoutes } from '#routes/all.ts';
import { Breadcrumb } from '#ui/journey/Breadcrumb.tsx';
import { texts } from './texts.ts';

/** The way to a page of the site; the account frame shows its own. */
export function PageBreadcrumb() {
  const services = useServices();
  const { say } = useSay();
  const words = useTexts('breadcrumb', texts);
  const place = useValue(services.place);
  const menu = useMenu();
  const route = allRoutes.find(({ name }) => name === place.name);
  const steps = useBreadcrumb(menu, route?.title ?? '');
  if (steps.length === 0 || route?.frame === 'account' || route?.frame === 'bare') return null;
  return (
    <Breadcrumb className="bc" label={words.here} items={steps.map((step) => ({ ...step, label: say(step.label) }))} />
  );
}
