import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/Button.tsx';
import { types } from './catalogue.ts';
import { texts as ownTexts, typeNames } from './texts.ts';

/** The other texts. */
export function TypeList({ current }: { current: string }) {
  const services = useServices();
  const texts = useTexts('agreement', ownTexts);
  return (
    <nav className="ag-list" aria-label={texts.list}>
      {types.map((type) => (
        <LinkButton
          key={type}
          className={type === current ? 'ag-go is-on' : 'ag-go'}
          aria-current={type === current ? 'page' : undefined}
          href={services.hrefOf('agreement_frame', { type }) || undefined}
          onClick={() => services.navigate('agreement_frame', { type })}
        >
          {typeNames[type]}
        </LinkButton>
      ))}
    </nav>
  );
}
