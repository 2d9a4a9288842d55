import { mountWidget } from '#runtime/mount.tsx';
import type { Navigator } from '#runtime/navigator.ts';
import type { Page } from '#runtime/page.ts';
import { allRoutes } from '#routes/all.ts';

/** The site's parts around its content, by the element that holds them. */
const parts = { header: 'site-header', crumbs: 'breadcrumb', footer: 'site-footer' } as const;

/** Every route but the bare ones has header and footer (specification 1, section 2.4); they come with the first that has them. */
export function keepFrame(page: Page, navigator: Navigator): void {
  let isMounted = false;
  navigator.place.subscribe(({ name }) => {
    const route = allRoutes.find((row) => row.name === name);
    const isBare = !route || route.frame === 'bare';
    if (!isBare && !isMounted) {
      isMounted = true;
      for (const [id, widget] of Object.entries(parts)) mountWidget(page, document.getElementById(id) ?? document.body, widget, {}, { router: 'history', navigator, isFixed: true });
    }
    for (const id of Object.keys(parts)) document.getElementById(id)?.toggleAttribute('hidden', isBare);
    document.title = route ? `${route.title} · ${page.config.texts.brand}` : page.config.texts.brand;
  });
}
