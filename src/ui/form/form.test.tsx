import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { Button } from '#ui/controls/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormGrid } from '#ui/form/FormGrid.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { renderUi, settle } from '#tests/support/page/render-ui.tsx';

/** A form, and a dialog in its tree with fields of its own. */
async function openDialog(isForm: boolean, busy = false) {
  const sent = { outer: vi.fn(), inner: vi.fn() };
  const fields = <Input aria-label="账号" value="" onInput={() => {}} />;
  const send = (
    <Button type="submit" busy={busy}>
      绑定
    </Button>
  );
  const ui = renderUi(
    <Form className="" label="订单" onSubmit={sent.outer}>
      <Input aria-label="姓名" value="" onInput={() => {}} />
      <Dialog open title="绑定账号" onClose={() => {}}>
        {isForm ? (
          <FormGrid label="绑定账号" actions={send} onSubmit={sent.inner}>
            {fields}
          </FormGrid>
        ) : (
          fields
        )}
      </Dialog>
      <Button type="submit">提交</Button>
    </Form>,
  );
  await settle();
  /** Enter as the browser does it: where nothing takes the key, the form of the field is sent. */
  const enter = (label: string) => {
    const field = ui.screen.getByLabelText<HTMLInputElement>(label);
    if (fireEvent.keyDown(field, { key: 'Enter', composed: true })) fireEvent.submit(field.form!);
  };
  return { ...ui, sent, enter };
}

test('a form in a dialog that a form has opened is sent by its button and by Enter, and no form is in a form', async () => {
  const { root, screen, sent, enter, click } = await openDialog(true);
  expect(root.querySelector('form form')).toBeNull();
  await click(screen.getByRole('button', { name: '绑定', hidden: true }));
  expect(sent.inner).toHaveBeenCalledTimes(1);
  enter('账号');
  expect(sent.inner).toHaveBeenCalledTimes(2);
  expect(sent.outer).not.toHaveBeenCalled();
  enter('姓名');
  await click(screen.getByRole('button', { name: '提交', hidden: true }));
  expect(sent.outer).toHaveBeenCalledTimes(2);
});

test('a busy button of such a form sends nothing', async () => {
  const { screen, sent, click } = await openDialog(true, true);
  await click(screen.getByRole('button', { name: '绑定', hidden: true }));
  expect(sent.inner).not.toHaveBeenCalled();
  expect(sent.outer).not.toHaveBeenCalled();
});

test('Enter in a field of a dialog sends no form behind it', async () => {
  const { sent, enter } = await openDialog(false);
  enter('账号');
  expect(sent.outer).not.toHaveBeenCalled();
});
