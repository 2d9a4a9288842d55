import { useEffect, useRef } from 'react';
import { linkTo } from '#kit/links/link-to.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { types } from './catalogue.ts';
import { texts as ownTexts, typeNames } from './texts.ts';

/** The other texts. */
export function TypeList({ current }: { current: string }) {
  const services = useServices();
  const texts = useTexts('agreement', ownTexts);
  const list = useRef<HTMLElement>(null);
  // On a narrow page the list is one line that scrolls; the one that is read must be in sight.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={list} className="ag-list" aria-label={texts.list}>
      {types.map((type) => (
        <LinkButton
          key={type}
          className={type === current ? 'ag-go is-on' : 'ag-go'}
          aria-current={type === current ? 'page' : undefined}
          {...linkTo(services, 'agreement_frame', { type })}
        >
          {typeNames[type]}
        </LinkButton>
      ))}
    </nav>
  );
}
