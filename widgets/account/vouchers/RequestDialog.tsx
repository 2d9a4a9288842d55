import { signal } from '@preact/signals-core';
import { useState } from 'react';
import { invoice } from '#contract/invoice.ts';
import type { Voucher } from '#contract/voucher.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { checkEmail } from '#domain/passenger/contact.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { FormGrid } from '#ui/form/FormGrid.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { VouchersModel } from './model.ts';
import { useFormSheet } from '#screens/FormScreen.tsx';
import { useSay } from '#kit/say.ts';
import { requestTexts } from './request-texts.ts';

/** Titles that are offered: a member saves no more. */
const most = 50;

/** The buyer and the e-mail of one or several vouchers; the default title is chosen. */
export function RequestDialog({ vouchers, model }: { vouchers: readonly Voucher[]; model: VouchersModel }) {
  useFormSheet();
  const services = useServices();
  const t = useTexts('voucher-request', requestTexts);
  const known = useValue(useResource(invoice.list, { size: most }).data);
  const titles = known?.rows ?? [];
  const last = vouchers.find(({ titleName }) => titleName);
  const [chosen, setChosen] = useState('');
  const { say } = useSay();
  const typed = useModel(() => signal(last?.email || services.session.user.peek()?.email || ''));
  const email = useValue(typed);
  const [isTried, setTried] = useState(false);
  const title =
    titles.find(({ titleId }) => titleId === chosen) ??
    titles.find(({ titleName }) => titleName === last?.titleName) ??
    titles[0];
  const errorOf = (text: string) => (text.trim() ? checkEmail(text.trim()) : t.emailMissing);
  const close = () => (model.asking.value = null);
  const sum = vouchers.reduce((all, { amount }) => all + fenOf(amount), 0);
  return (
    <Dialog open title={t.dialog} onClose={close}>
      <p className="t-s13 t-2">{t.sum(vouchers.length, showFen(sum, true))}</p>
      <FormGrid
        label={t.dialog}
        onSubmit={() => {
          setTried(true);
          // The typed text itself: it may be newer than what is drawn.
          const given = typed.peek();
          if (title && !errorOf(given)) model.request(title, given.trim());
        }}
        actions={
          <>
            <Button onClick={close}>{t.cancel}</Button>
            <Button kind="primary" type="submit" disabled={!title}>
              {t.submit}
            </Button>
          </>
        }
      >
        <SelectField
          wide
          required
          name="titleId"
          label={t.titleField}
          placeholder={known && !titles.length ? t.noTitles : t.pickTitle}
          value={title?.titleId ?? ''}
          error={undefined}
          disabled={!titles.length}
          options={titles.map(({ titleId, titleName, taxNo }) => ({
            value: titleId,
            label: titleName,
            ...(taxNo && { hint: taxNo }),
          }))}
          onInput={setChosen}
          onBlur={() => undefined}
          hint={
            <RouteLink to={titles.length ? 'invoice_management' : 'edit_invoice'}>
              {titles.length ? t.manageTitles : t.addTitle}
            </RouteLink>
          }
        />
        <TextField
          wide
          required
          name="email"
          label={t.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={80}
          value={email}
          error={(isTried && say(errorOf(email))) || undefined}
          hint={t.emailHint}
          onInput={(text) => (typed.value = text)}
          onBlur={() => undefined}
        />
      </FormGrid>
    </Dialog>
  );
}
