import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { mountWidget } from '#runtime/mount.tsx';
import type { MountOptions } from '#runtime/mount.tsx';
import type { Navigator } from '#runtime/place/navigator.ts';
import type { Page } from '#runtime/page.ts';
import type { Place } from '#runtime/place/place.ts';

export interface Site {
  page: Page;
  /** Shared by all widgets of the site; it writes the address that the router reads. */
  navigator: Navigator;
  /** Where the site begins, and where a logout leads. */
  home: Place;
}

/** Mounts a widget of the product into an element of the site; `isWanted`: from when on. */
export function useWidget(
  element: RefObject<HTMLElement | null>,
  widget: string,
  { page, navigator }: Site,
  options: Pick<MountOptions, 'start' | 'isFixed'>,
  isWanted = true,
): void {
  const { start, isFixed = false } = options;
  useEffect(() => {
    if (!isWanted || !element.current) return;
    return mountWidget(
      page,
      element.current,
      widget,
      {},
      { router: 'history', navigator, ...(start && { start }), isFixed },
    ).unmount;
  }, [element, widget, page, navigator, start, isFixed, isWanted]);
}

interface SitePartProps extends Site {
  id: string;
  widget: string;
  isHidden: boolean;
}

/** A widget beside the content. It comes with the first route that shows it, and is hidden where the next does not. */
export function SitePart({ id, widget, isHidden, ...site }: SitePartProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(!isHidden);
  if (!isHidden && !isWanted) setIsWanted(true);
  useWidget(element, widget, site, { isFixed: true }, isWanted);
  return <div id={id} hidden={isHidden} ref={element} />;
}
