import { find } from './dom.ts';

const narrow = matchMedia('(max-width: 860px)');

/**
 * On narrow screens the preview is above the settings and stays in sight while they are
 * changed. Elements are moved, so that focus and reading order match the view; the preview itself never is:
 * a moved frame loads again.
 */
export function startPhoneOrder(): void {
  const [bench, controls, title, trial] = [find('#bench'), find('.controls'), find('.title'), find('#trial')];
  const groups = Array.from(controls.querySelectorAll('details'));
  const arrange = () => {
    if (narrow.matches) {
      trial.prepend(title);
      trial.append(controls);
    } else {
      bench.prepend(controls);
      controls.prepend(title);
    }
    for (const group of groups) group.open = !narrow.matches || !('later' in group.dataset);
  };
  narrow.addEventListener('change', arrange);
  arrange();

  const taller = find('#taller');
  taller.addEventListener('click', () =>
    taller.setAttribute('aria-pressed', String(find('#stage').classList.toggle('tall'))),
  );
}
