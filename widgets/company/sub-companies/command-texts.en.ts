import type { Twin } from '#base/wording.ts';
import type { Texts } from './command-texts.ts';

export const commandTexts: Twin<Texts> = {
  unbound: 'Unbound',
  enterQuestion: (name) => ({
    title: `Enter ${name}`,
    text: 'You act as the administrator of this company. Every step is recorded, and the company can see it.',
    yes: 'Enter',
    no: 'Cancel',
    kind: 'primary',
  }),
  unbindQuestion: (name) => ({
    title: `Unbind ${name}`,
    text: 'You no longer see its totals and cannot enter it; its people, orders and bills stay as they are.',
    yes: 'Unbind',
    no: 'Cancel',
    kind: 'danger',
  }),
  codeMade: 'Code made',
};
