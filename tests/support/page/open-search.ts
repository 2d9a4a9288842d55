import { within } from '@testing-library/dom';
import { expect } from 'vitest';
import { fireEvent, mountWidget, waitFor } from './mount-widget.tsx';
import type { MountWidgetOptions } from './mount-widget.tsx';

/** The flight search with what its tests press and read. */
export async function openSearch(options: MountWidgetOptions = {}) {
  const widget = await mountWidget('flight-search', options);
  const { screen, root, type } = widget;
  await waitFor(() => expect(root.querySelector('.fs-form, .fs-res, .fs-list')).not.toBeNull());
  const focused = () => (root.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;
  return {
    ...widget,
    focused,
    city: (name: '出发' | '到达') => screen.getByRole<HTMLInputElement>('combobox', { name }),
    press: (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name })),
    async typeCity(name: '出发' | '到达', text: string) {
      const input = screen.getByRole<HTMLInputElement>('combobox', { name });
      input.focus();
      fireEvent.click(input);
      type(input, text);
      const list = await screen.findByRole('listbox');
      return { input, list, options: () => within(list).getAllByRole('option') };
    },
    event: (name: string) =>
      widget.events.filter((event) => event.type === name).map((event) => event.detail as Record<string, unknown>),
  };
}
