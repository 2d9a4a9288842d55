import { waitFor } from '@testing-library/dom';
import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Panel } from '#ui/overlay/Panel.tsx';
import { cover } from '#base/cover.ts';
import { renderUi } from '#tests/support/page/render-ui.tsx';
import { allRoutes } from '#routes/all.ts';
import { addressNavigator, hashPart } from './address-navigator.ts';

afterEach(() => vi.restoreAllMocks());

function Sheets({ names, closed }: { names: readonly string[]; closed: string[] }) {
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <div ref={anchor}>
      {names.map((name) => (
        <Panel key={name} open anchor={anchor} onClose={() => closed.push(name)} title={name}>
          {name}
        </Panel>
      ))}
    </div>
  );
}

function Field() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={anchor} type="button" onClick={() => setOpen(true)}>
        日期
      </button>
      <Panel open={open} anchor={anchor} onClose={() => setOpen(false)} title="低价日历">
        <button type="button">08-13</button>
      </Panel>
    </>
  );
}

test('of two sheets the way back closes the one that is left, whichever ended first', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
  const closed: string[] = [];
  const { root, rerender, unmount } = renderUi(<Sheets names={[]} closed={closed} />);
  const shown = async (...names: string[]) => {
    rerender(<Sheets names={names} closed={closed} />);
    await waitFor(() => expect(root.querySelectorAll('dialog')).toHaveLength(names.length));
  };
  await shown('城市');
  await shown('城市', '日期');
  cover.close?.();
  await shown('日期');
  cover.close?.();
  await shown();
  expect(cover.close).toBeUndefined();
  expect(closed).toEqual(['日期', '日期']);
  unmount();
});

test.each([
  [375, 'the sheet closes, the page under it stays, and the focus is at the field again'],
  [1280, 'a panel beside its field is no page: the step is taken'],
])('the way back of the browser at %i px: %s', async (width) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const home = { name: 'index', params: {}, query: {} };
  const navigator = addressNavigator(hashPart('w'), allRoutes, home);
  navigator.go({ name: 'intl_flight_query_list', params: {}, query: {} });
  const { screen, root, unmount } = renderUi(<Field />);
  const field = screen.getByRole<HTMLButtonElement>('button', { name: '日期' });
  field.focus();
  field.click();
  await screen.findByRole('dialog', { name: '低价日历' });
  history.back();
  if (width > 719) await waitFor(() => expect(navigator.place.value.name).toBe('index'));
  else {
    await waitFor(() => expect(root.querySelector('[role=dialog], dialog')).toBeNull());
    expect([navigator.place.value.name, location.hash]).toEqual([
      'intl_flight_query_list',
      '#w=/intl/flight_query_list',
    ]);
    expect((root.getRootNode() as ShadowRoot).activeElement).toBe(field);
    // The next step is one of the page again.
    history.back();
    await waitFor(() => expect(navigator.place.value.name).toBe('index'));
  }
  navigator.dispose();
  unmount();
});
