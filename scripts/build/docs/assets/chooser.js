/** Shows the one case of a chooser that its fields name; without script all cases stand below each other. */
export function startChoosers() {
  for (const chooser of document.querySelectorAll('[data-chooser]')) {
    const fields = Array.from(chooser.querySelectorAll('select'));
    const show = () => {
      const wanted = fields.map((field) => field.value).join(' ');
      for (const one of chooser.querySelectorAll('[data-case]')) one.hidden = one.dataset.case !== wanted;
    };
    chooser.addEventListener('change', show);
    show();
  }
}
