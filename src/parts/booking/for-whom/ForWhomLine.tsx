import { useState } from 'react';
import { isEmployee } from '#domain/account/level.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { colleagues } from './colleagues.ts';
import { bookedFor, bookFor } from './for-whom.ts';
import { forWhomTexts as ownTexts } from './for-whom-texts.ts';

/** Before the search: for whom it is, so that its list is judged by their standards. Nothing for those who may book for nobody. */
export function ForWhomLine({ isInside }: { isInside: boolean | undefined }) {
  const services = useServices();
  const t = useTexts('for-whom', ownTexts);
  const { say } = useSay();
  const [isOpen, open] = useState(false);
  // The header goes to the same place again when others are chosen.
  void useValue(services.place);
  const user = useValue(services.session.user);
  const people = bookedFor(services);
  const mine = useValue(useModel(() => colleagues(services)).data);
  const part = useLater(isOpen, () => import('./ForWhomDialog.tsx'));
  if (!people.length && !mine?.total) return null;
  const [first] = people;
  return (
    <div
      className={isInside ? 't-row t-s13' : 't-page t-row t-s13'}
      style={{ width: '100%', ...(isInside ? { paddingTop: 8 } : { paddingBlock: 8 }) }}
    >
      <span>{!isEmployee(user) && !first ? t.nobody : t.line(say(first?.name ?? ''), people.length)}</span>
      <LinkButton aria-haspopup="dialog" onClick={() => open(true)}>
        {first ? t.change : t.choose}
      </LinkButton>
      {isOpen && part && (
        <part.ForWhomDialog
          people={people}
          onClose={() => open(false)}
          onChoose={(chosen) => {
            open(false);
            bookFor(services, chosen);
            // Lists of this place, and the header, are of others from now on.
            services.setQuery({}, { replace: true });
          }}
        />
      )}
    </div>
  );
}
