import { useFields, useFirstWrong } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useFormSheet } from '#screens/FormScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { FormGrid } from '#ui/form/FormGrid.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { RailAccountModel } from './model.ts';
import type { Texts } from './texts.ts';

/** An account of the history or a typed one, and its password, which is sent once and kept nowhere. */
export function LinkDialog({ model, t }: { model: RailAccountModel; t: Texts }) {
  useFormSheet();
  const { form } = model;
  const element = useFirstWrong(form);
  const field = useFields(form);
  const [known, values, failure, busy] = useValues(model.account, form.values, form.failure, form.busy);
  const before = known?.historyList ?? [];
  const choose = (historyId: string) => form.edit({ historyId, railPassword: '' });
  return (
    <Dialog open title={t.dialog} onClose={model.close} width={370}>
      <FormGrid
        ref={element}
        label={t.dialog}
        failure={failure}
        onSubmit={() => void form.submit()}
        actions={
          <>
            <Button onClick={model.close}>{t.cancel}</Button>
            <Button kind="primary" type="submit" busy={busy}>
              {t.submit}
            </Button>
          </>
        }
      >
        {before.length > 0 && (
          <div className="is-wide t-row t-row--wrap" role="group" aria-label={t.history}>
            {before.map((one) => (
              <Chip
                key={one.historyId}
                size="sm"
                on={values.historyId === one.historyId}
                onClick={() => choose(one.historyId)}
                onRemove={() => void model.forget.run(one)}
                removeLabel={`${t.forget} ${one.account}`}
              >
                {one.account}
              </Chip>
            ))}
            <Chip size="sm" on={!values.historyId} onClick={() => choose('')}>
              {t.another}
            </Chip>
          </div>
        )}
        {!values.historyId && (
          <TextField
            {...field('account')}
            wide
            required
            label={t.account}
            placeholder={t.accountHint}
            maxLength={80}
            autoComplete="off"
          />
        )}
        <TextField
          {...field('railPassword')}
          wide
          required
          type="password"
          label={t.password}
          maxLength={64}
          autoComplete="off"
          hint={t.stored}
        />
      </FormGrid>
    </Dialog>
  );
}
