import { expect, test, vi } from 'vitest';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { iconClose } from '#ui/icons/icons.ts';
import { renderUi } from '#tests/support/page/render-ui.tsx';

test('a button runs its handler and submits nothing by itself', async () => {
  const onClick = vi.fn();
  const { screen, click } = renderUi(
    <Button kind="primary" onClick={onClick}>
      查询
    </Button>,
  );
  const button = screen.getByRole('button', { name: '查询' });
  expect(button.getAttribute('type')).toBe('button');
  expect(button.className).toBe('t-btn t-btn--primary');
  await click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a busy button swallows the second press and says that it is busy', async () => {
  const onClick = vi.fn();
  const { screen, click } = renderUi(
    <Button busy onClick={onClick}>
      去支付
    </Button>,
  );
  const button = screen.getByRole('button', { name: '去支付' });
  await click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled'), 'the focus stays on it').toBe(false);
});

test('a busy submit button does not submit its form again', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { screen, click } = renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        登录
      </Button>
    </form>,
  );
  await click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a disabled button is disabled', async () => {
  const onClick = vi.fn();
  const { screen, click } = renderUi(
    <Button disabled onClick={onClick}>
      预订
    </Button>,
  );
  await click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});

test('states and data of the caller reach the button', () => {
  const ref = { current: null as HTMLButtonElement | null };
  const { screen } = renderUi(
    <Button ref={ref} pressed expanded={false} aria-controls="x" data-track="y" id="z" className="own">
      筛选
    </Button>,
  );
  const button = screen.getByRole('button', { pressed: true, expanded: false });
  expect(ref.current).toBe(button);
  expect([button.getAttribute('aria-controls'), button.dataset['track'], button.id, button.className]).toEqual([
    'x',
    'y',
    'z',
    't-btn own',
  ]);
});

test('an icon button is named by its label, its picture is decoration', () => {
  const { screen } = renderUi(<IconButton of={iconClose} label="关闭" />);
  const button = screen.getByRole('button', { name: '关闭' });
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a link button with an address is a link, a plain press calls onClick instead of following it', () => {
  const onClick = vi.fn();
  const { screen } = renderUi(
    <LinkButton href="/orders" onClick={onClick}>
      订单
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: '订单' });
  expect(link.getAttribute('href')).toBe('/orders');
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
  link.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  const other = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true });
  link.dispatchEvent(other);
  expect(other.defaultPrevented, 'a new tab is the browser’s').toBe(false);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a link button without an address is a button', () => {
  const { screen } = renderUi(<LinkButton onClick={() => {}}>重试</LinkButton>);
  expect(screen.getByRole('button', { name: '重试' }).className).toBe('t-link');
});

test('a chip shows whether it is on; its cross removes it and names it', async () => {
  const onClick = vi.fn();
  const onRemove = vi.fn();
  const { screen, click, rerender } = renderUi(
    <Chip on onClick={onClick}>
      直飞
    </Chip>,
  );
  await click(screen.getByRole('button', { name: '直飞', pressed: true }));
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(
    <Chip on onRemove={onRemove}>
      国航
    </Chip>,
  );
  await click(screen.getByRole('button', { name: '移除国航' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});
