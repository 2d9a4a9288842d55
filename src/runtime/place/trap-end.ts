const controls = 'a[href],area[href],button,input,select,textarea,summary,[tabindex],[contenteditable]';

/** Controls that Tab reaches, as scripts of pages find them. */
const reached = (root: ParentNode): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(controls)).filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.getClientRects().length > 0,
  );

/**
 * A script that keeps Tab inside a dialog of the page goes from the last control of the page's own elements to the first
 * one: it never lets Tab into a widget at the end. Such a widget's container gets a last control that the script sees. The
 * focus does not rest there: forwards the script answers for it, backwards it goes on at the widget's last control.
 */
export function endTrap(dialog: Element, host: Element, wrapper: HTMLElement): () => void {
  const end = document.createElement('span');
  end.slot = 'end';
  end.tabIndex = 0;
  Object.assign(end.style, { position: 'absolute', width: '1px', height: '1px', outline: 'none' });
  const slot = document.createElement('slot');
  slot.name = 'end';
  wrapper.after(slot);
  const place = () => {
    const last = reached(dialog)
      .reverse()
      .find((control) => control !== end);
    const isLast = !last || (last.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    if (!isLast) end.remove();
    else if (end.parentNode !== host) host.append(end);
  };
  end.addEventListener('focus', ({ relatedTarget }) => {
    if (relatedTarget === host) {
      const tab = { key: 'Tab', code: 'Tab', keyCode: 9, bubbles: true, cancelable: true };
      end.dispatchEvent(new KeyboardEvent('keydown', tab));
      return;
    }
    const root = wrapper.getRootNode() as ShadowRoot;
    for (const control of reached(wrapper).reverse()) {
      control.focus();
      if (root.activeElement === control) return;
    }
  });
  dialog.addEventListener('focusin', place);
  place();
  return () => {
    dialog.removeEventListener('focusin', place);
    end.remove();
    slot.remove();
  };
}
