import { expect, it, vi } from 'vitest';
import { renderUi } from '#tests/support/page/render-ui.tsx';
import { PastLink } from './PastLink.tsx';

it('the label of past searches stays in one row with the first of them', () => {
  const { screen } = renderUi(
    <div>
      <PastLink label="最近搜索" onPress={vi.fn()}>
        北京 → 上海
      </PastLink>
      <PastLink onPress={vi.fn()}>上海 → 杭州</PastLink>
    </div>,
  );
  const row = screen.getByText('最近搜索').parentElement;
  expect(row?.className).toContain('t-row');
  expect(row?.textContent).toBe('最近搜索北京 → 上海');
});
