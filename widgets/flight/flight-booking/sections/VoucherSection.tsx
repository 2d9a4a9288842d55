import { useValue } from '#kit/readable.ts';
import { Card } from '#ui/display/Card.tsx';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import type { BookingModel } from '../model.ts';
import { useExtrasWords } from './use-extras-words.ts';

export function VoucherSection({ model: { form } }: { model: BookingModel }) {
  const t = useExtrasWords();
  const { voucher } = useValue(form.values);
  return (
    <Card className="bk-sec" title={t.voucher}>
      <RadioGroup
        className="fb-vch"
        label={t.voucher}
        value={voucher}
        onChange={(next) => form.edit({ voucher: next })}
      >
        <Radio value="electronic">
          <b>{t.voucherElectronic}</b>
          <span className="fb-line t-s12 t-3">{t.voucherElectronicSub}</span>
        </Radio>
        <Radio value="none">
          <b>{t.voucherNone}</b>
          <span className="fb-line t-s12 t-3">{t.voucherNoneSub}</span>
        </Radio>
      </RadioGroup>
    </Card>
  );
}
