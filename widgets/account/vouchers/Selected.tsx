import type { Voucher } from '#contract/voucher.ts';
import { vouchersAtMost } from '#contract/voucher.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { VouchersModel } from './model.ts';
import { selectedTexts } from './request-texts.ts';

/** Actions on the selected rows, each with the number of those that it is possible for. */
export function Selected({ vouchers, model }: { vouchers: readonly Voucher[]; model: VouchersModel }) {
  const t = useTexts('voucher-request', selectedTexts);
  const open = vouchers.filter(({ state }) => state === 'open');
  const issued = vouchers.filter(({ issuedAt }) => issuedAt !== '');
  const fen = vouchers.reduce((sum, { amount }) => sum + fenOf(amount), 0);
  return (
    <>
      <span className="t-s13">{t.chosenSum(showFen(fen, true))}</span>
      <Button disabled={!open.length || open.length > vouchersAtMost} onClick={() => (model.asking.value = open)}>
        {t.requestMany(open.length)}
      </Button>
      <Button
        disabled={!issued.length || issued.length > vouchersAtMost}
        onClick={() => void model.save(issued, 'zip')}
      >
        {t.downloadMany(issued.length)}
      </Button>
    </>
  );
}
