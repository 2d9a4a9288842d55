import { expect, it } from 'vitest';
import { renderUi } from '#tests/support/page/render-ui.tsx';
import { Shares } from './Shares.tsx';
import { saleTexts } from './texts.ts';

it('shows one sum for an order and the difference of its change that were paid by one method', () => {
  const paid = { payer: 'personal', method: 'alipay' } as const;
  const { root } = renderUi(
    <Shares
      shares={[
        { ...paid, amount: '100' },
        { payer: 'company', method: 'creditPay', amount: '50.5' },
        { ...paid, amount: '20' },
      ]}
      t={saleTexts}
    />,
  );
  expect([...root.children].map(({ textContent }) => textContent)).toEqual([
    '原路退回 个人支付宝¥120.00',
    '原路退回 公司授信¥50.50',
  ]);
});
