import { expect, it } from 'vitest';
import { ticketIntl } from '#tests/support/orders/order-intl.ts';
import { fireEvent, mountWidget } from '#tests/support/page/mount-widget.tsx';
import { printedPaper } from '#tests/support/page/print-frame.ts';

const as = '13800000050';
const whole = 'E20481963';

/** Of a provider that answers documents in full: the sandbox has masked them already. */
const unmasked: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!String(input).endsWith('/intl/orderDetail')) return response;
  const answer = (await response.json()) as { data: { passengers: { certNo: string }[] } };
  for (const passenger of answer.data.passengers) passenger.certNo = whole;
  return Response.json(answer);
};

it('a document that the answer has in full is masked on the page, and on the printed itinerary', async () => {
  const { orderNo } = await ticketIntl(as);
  const { screen, root } = await mountWidget('intl-order-detail', {
    as,
    address: `/intl/OrderDetails/${orderNo}`,
    fetch: unmasked,
  });
  fireEvent.click(await screen.findByRole('button', { name: '打印行程单' }));
  const { text, closeDialog } = await printedPaper(root);
  for (const seen of [text, root.textContent ?? '']) {
    expect(seen).toContain('护照 E2****963');
    expect(seen).not.toContain(whole);
  }
  closeDialog();
});
