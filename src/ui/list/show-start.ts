/** After a page of a list was turned: its start, unless it is in view. */
export function showStart(element: Element | null): void {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
}
