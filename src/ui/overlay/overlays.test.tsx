import { fireEvent, waitFor } from '@testing-library/dom';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeStrays } from '#base/stray.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Panel } from '#ui/overlay/Panel.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Toasts } from '#ui/overlay/Toasts.tsx';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';

/** Document and window listeners that are not taken off again. */
const left = new Map<string, number>();
const patched: (() => void)[] = [];
beforeEach(() => {
  left.clear();
  for (const target of [document, window] as EventTarget[]) {
    const { addEventListener, removeEventListener } = target;
    const count = (by: number) => (type: string) => left.set(type, (left.get(type) ?? 0) + by);
    target.addEventListener = function (this: EventTarget, ...args: Parameters<typeof addEventListener>) {
      count(1)(args[0]);
      return addEventListener.apply(this, args);
    };
    target.removeEventListener = function (this: EventTarget, ...args: Parameters<typeof removeEventListener>) {
      count(-1)(args[0]);
      return removeEventListener.apply(this, args);
    };
    patched.push(() => Object.assign(target, { addEventListener, removeEventListener }));
  }
});
afterEach(() => {
  for (const restore of patched.splice(0)) restore();
  vi.restoreAllMocks();
});
/** The page's clock that no time of day moves. */
const later = (ms: number) => {
  const now = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(now);
};
const listenersLeft = () => [...left].filter(([, count]) => count > 0);

type Kind = 'dialog' | 'fixed' | 'drawer' | 'panel';

const nothing = () => {};
function Opener({ kind, onClose = nothing }: { kind: Kind; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState<'a' | 'b'>('a');
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const content = (
    <>
      <Input aria-label="姓名" value="" onInput={() => {}} />
      <Select
        aria-label="证件"
        value={value}
        options={[
          { value: 'a', label: '身份证' },
          { value: 'b', label: '护照' },
        ]}
        onChange={setValue}
      />
    </>
  );
  return (
    <>
      <Button ref={anchor} onClick={() => setOpen(!open)}>
        打开
      </Button>
      <Button>别处</Button>
      {kind === 'drawer' && (
        <Drawer open={open} onClose={close} title="筛选">
          {content}
        </Drawer>
      )}
      {kind === 'panel' && (
        <Panel open={open} onClose={close} title="乘客" anchor={anchor} footer="完成">
          {content}
        </Panel>
      )}
      {(kind === 'dialog' || kind === 'fixed') && (
        <Dialog
          open={open}
          onClose={close}
          title="筛选"
          dismissable={kind === 'dialog'}
          footer={<Button onClick={close}>知道了</Button>}
        >
          {content}
        </Dialog>
      )}
    </>
  );
}

async function opened(kind: Kind) {
  const onClose = vi.fn();
  const ui = renderUi(<Opener kind={kind} onClose={onClose} />);
  const button = ui.screen.getByRole('button', { name: '打开' });
  button.focus();
  await ui.click(button);
  return {
    ...ui,
    button,
    onClose,
    layer: () => ui.root.querySelector('dialog, [role=dialog]'),
    focused: () => ui.shadow.activeElement,
  };
}

test.each(['dialog', 'drawer'] as const)(
  'a %s is modal, named by its title, and takes the focus to its first field',
  async (kind) => {
    const { screen, focused, layer } = await opened(kind);
    expect(screen.getByRole('dialog', { name: '筛选' })).toBe(layer());
    expect((layer() as HTMLDialogElement).open).toBe(true);
    expect(focused()?.getAttribute('aria-label')).toBe('姓名');
  },
);

test.each([
  ['dialog', 'Escape', true],
  ['dialog', 'Escape of a composition', false],
  ['dialog', 'scrim', true],
  ['dialog', 'cross', true],
  ['dialog', 'cancel', true],
  ['drawer', 'Escape', true],
  ['drawer', 'scrim', true],
  ['drawer', 'cross', true],
  ['fixed', 'Escape', false],
  ['fixed', 'scrim', false],
  ['fixed', 'cancel', false],
  ['panel', 'Escape', true],
  ['panel', 'outside', true],
  ['panel', 'tab out', true],
] as const)('a %s is closed by %s: %s', async (kind, way, closes) => {
  const { screen, key, click, layer, onClose, root, focused } = await opened(kind);
  const element = layer() as HTMLElement;
  if (way === 'Escape') await key('Escape');
  if (way === 'Escape of a composition') fireEvent.keyDown(focused()!, { key: 'Escape', keyCode: 229, composed: true });
  if (way === 'scrim') later(1001);
  if (way === 'scrim') await click(element);
  if (way === 'cross') await click(screen.getByRole('button', { name: '关闭' }));
  if (way === 'cancel') element.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (way === 'outside') await click(root);
  if (way === 'tab out') {
    const elsewhere = screen.getByRole('button', { name: '别处' });
    fireEvent.focusOut(screen.getByRole('textbox'), { relatedTarget: elsewhere, composed: true });
    expect(onClose, 'while the focus is on its way').not.toHaveBeenCalled();
    elsewhere.focus();
  }
  await settle();
  expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0);
  expect(layer() === null).toBe(closes);
});

test.each(['dialog', 'drawer', 'panel'] as const)(
  'after Escape out of a %s the focus is back at the opener',
  async (kind) => {
    const { key, focused, button, screen } = await opened(kind);
    screen.getByRole('textbox').focus();
    await key('Escape');
    expect(focused()).toBe(button);
  },
);

test.each([false, true])(
  'after a dialog that no control has opened the focus is at the heading around it (removed opener: %s)',
  async (hadOpener) => {
    const ui = renderUi(<Waiting />);
    const opener = ui.screen.getByRole('button', { name: '提现' });
    if (hadOpener) opener.focus();
    await ui.click(ui.screen.getByRole('button', { name: '开始' }));
    if (hadOpener) opener.remove();
    await ui.click(ui.screen.getByRole('button', { name: '关闭' }));
    expect(ui.shadow.activeElement).toBe(ui.screen.getByRole('heading', { name: '提现记录' }));
  },
);

/** A dialog below the heading of its section; the press that shows it takes no focus. */
function Waiting() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h2>提现记录</h2>
      <button type="button">提现</button>
      <button type="button" onClick={() => setOpen(true)}>
        开始
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="提现进度">
        已受理
      </Dialog>
    </section>
  );
}

test('in a frame that is higher than the screen a dialog opens at its control', async () => {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(4000);
  vi.spyOn(screen, 'availHeight', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 3000, 80, 40));
  const { layer } = await opened('dialog');
  expect((layer() as HTMLElement).style.marginTop).toBe('2870px');
});

test('a dialog that cannot be dismissed has no cross; its own button closes it', async () => {
  const { screen, click, layer } = await opened('fixed');
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  await click(screen.getByRole('button', { name: '知道了' }));
  expect(layer()).toBeNull();
});

test.each(['dialog', 'drawer'] as const)(
  'the second press of a double click on the opener of a %s falls on its scrim and closes nothing',
  async (kind) => {
    const { click, layer, onClose } = await opened(kind);
    await click(layer() as Element);
    expect(onClose).not.toHaveBeenCalled();
  },
);

test('the second press of a double click on the button of a dialog does not reach what was below it; another press does', async () => {
  const { screen, button, layer } = await opened('fixed');
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  const pressAt = (clientX: number) =>
    button.dispatchEvent(
      new MouseEvent('click', { detail: 1, clientX, clientY: 300, bubbles: true, composed: true, cancelable: true }),
    );
  const yes = screen.getByRole('button', { name: '知道了' });
  fireEvent.pointerDown(yes, { clientX: 200, clientY: 300, composed: true });
  fireEvent.click(yes, { composed: true });
  await settle();
  expect(layer()).toBeNull();
  pressAt(201);
  expect(pressed).not.toHaveBeenCalled();
  pressAt(40);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a press on the scrim does not close a dialog that somebody has begun to fill; Escape does', async () => {
  const { screen, layer, click, key } = await opened('dialog');
  later(1001);
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '138' } });
  await click(layer() as Element);
  expect(layer()).not.toBeNull();
  await key('Escape');
  expect(layer()).toBeNull();
});

test('a press that begins inside and ends on the scrim closes nothing', async () => {
  const { screen, layer, onClose } = await opened('dialog');
  later(1001);
  fireEvent.pointerDown(screen.getByRole('textbox'), { composed: true });
  fireEvent.click(layer() as Element, { composed: true });
  expect(onClose).not.toHaveBeenCalled();
});

test.each(['dialog', 'drawer', 'panel'] as const)(
  'Escape closes the list in a %s first, the %s second',
  async (kind) => {
    const { screen, key, click, layer } = await opened(kind);
    const select = screen.getByRole('combobox');
    select.focus();
    await click(select);
    expect(screen.getByRole('listbox')).toBeTruthy();
    await key('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(layer()).not.toBeNull();
    await key('Escape');
    expect(layer()).toBeNull();
  },
);

test('a press in a list that hangs from a panel is no press outside the panel', async () => {
  const { screen, click, layer } = await opened('panel');
  await click(screen.getByRole('combobox'));
  await click(screen.getByRole('option', { name: '护照' }));
  expect(layer()).not.toBeNull();
});

test('Escape in a field of the partner’s page is not ours', async () => {
  const { layer } = await opened('panel');
  const theirs = document.body.appendChild(document.createElement('input'));
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, composed: true });
  theirs.dispatchEvent(event);
  theirs.remove();
  await settle();
  expect(event.defaultPrevented).toBe(false);
  expect(layer()).not.toBeNull();
});

test('a wide panel is no modal dialog, named by its title, without its sheet’s footer', async () => {
  const { screen, layer, button } = await opened('panel');
  expect(screen.getByRole('dialog', { name: '乘客' })).toBe(layer());
  expect(layer()?.tagName).toBe('DIV');
  expect(layer()?.textContent).not.toContain('完成');
  expect(button.getRootNode()).toBe(layer()?.getRootNode());
});

test('below 720 px the panel is a sheet with a way back, a title and a bottom bar, and calls no keyboard', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
  const { screen, layer, click, focused } = await opened('panel');
  expect(focused()?.getAttribute('role')).toBe('combobox');
  expect(layer()?.tagName).toBe('DIALOG');
  expect(screen.getByRole('heading', { name: '乘客' })).toBeTruthy();
  expect(layer()?.querySelector('.t-bar')?.textContent).toBe('完成');
  await click(screen.getByRole('button', { name: '返回' }));
  expect(layer()).toBeNull();
  width.mockRestore();
});

test.each(['dialog', 'drawer', 'panel'] as const)(
  'a %s leaves no listener behind: neither when closed nor when the widget goes away while it is open',
  async (kind) => {
    const { key, unmount } = await opened(kind);
    await key('Escape');
    await waitFor(() => expect(listenersLeft()).toEqual([]));
    unmount();
    const second = await opened(kind);
    expect(listenersLeft().length).toBeGreaterThan(0);
    second.unmount();
    await settle();
    expect(listenersLeft()).toEqual([]);
  },
);

test('an error while the browser, a key or a press closes a panel stays here, and never reaches the page', async () => {
  const strays: unknown[] = [];
  takeStrays((error) => strays.push((error as Error).message));
  const reached = vi.fn((event: Event) => event.preventDefault());
  addEventListener('error', reached);
  const failing = (why: string) => () => {
    throw new Error(why);
  };
  const { root, key, unmount } = renderUi(
    <Dialog open title="选择" onClose={failing('dialog')}>
      好
    </Dialog>,
  );
  root.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
  await key('Escape');
  unmount();
  const panel = renderUi(<Opener kind="panel" onClose={failing('panel')} />);
  await panel.click(panel.screen.getByRole('button', { name: '打开' }));
  fireEvent.pointerDown(document.body, { composed: true });
  renderUi(<Countdown untilMs={5} now={() => 5} onEnd={failing('countdown')} />);
  await waitFor(() => expect(strays).toEqual(['dialog', 'dialog', 'panel', 'countdown']));
  removeEventListener('error', reached);
  expect(reached).not.toHaveBeenCalled();
});

test('nothing listens while nothing is open', () => {
  renderUi(<Opener kind="panel" />);
  expect(listenersLeft().filter(([type]) => type === 'keydown' || type === 'pointerdown')).toEqual([]);
});

test('messages are in a region that was there before, errors are alerts, at most three', async () => {
  const onClose = vi.fn();
  const items = (['ok', 'warn', 'bad', 'ok'] as const).map((kind, id) => ({ id, kind, text: `消息${id}` }));
  const { screen, rerender, click } = renderUi(<Toasts items={[]} onClose={onClose} />);
  const region = screen.getByRole('status');
  rerender(<Toasts items={items} onClose={onClose} />);
  expect(region.textContent).toBe('消息1消息2消息3');
  expect(screen.getByRole('alert').textContent).toBe('消息2');
  await click(screen.getByText('消息3'));
  expect(onClose).toHaveBeenCalledWith(3);
});

test('an open dialog announces the message to screen readers', () => {
  const node = (items: Parameters<typeof Toasts>[0]['items']) => (
    <>
      <Dialog open onClose={() => {}} title="退款" />
      <Toasts items={items} onClose={() => {}} />
    </>
  );
  const { root, rerender } = renderUi(node([]));
  Object.assign(HTMLElement.prototype, { showPopover: nothing, hidePopover: nothing });
  const voice = () => root.querySelector('dialog [role=status]')?.textContent;
  rerender(node([{ id: 1, text: '已提交', kind: 'ok' }]));
  expect(voice()).toBe('已提交');
  rerender(node([]));
  expect(voice()).toBeUndefined();
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
});
