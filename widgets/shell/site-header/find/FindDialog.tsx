import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { levelOf } from '#domain/menu/viewer.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Input } from '#ui/form/Input.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { HeaderModel } from '../model.ts';
import { useHeader } from '../use-header.ts';
import { createFind, listOf, pagesBeside, pagesOf, placeOf } from './model.ts';
import { texts } from './texts.ts';

/** One field for all that a company has; arrows and Enter choose, a pointer does too. */
export function FindDialog({ model }: { model: HeaderModel }) {
  return useValue(model.shown) === 'find' ? <Open onClose={model.close} /> : null;
}

function Open({ onClose }: { onClose: () => void }) {
  const services = useServices();
  const t = useTexts('site-find', texts);
  const find = useModel(() => createFind(services));
  const [words, found, failure, busy] = useValues(find.words, find.found, find.failure, find.busy);
  const level = levelOf(useValue(services.session.user));
  const isAccount = level === '70';
  const [active, setActive] = useState(0);
  const id = useId();
  const { tree = [] } = useHeader().menu ?? {};
  const pages = pagesOf([...tree, ...pagesBeside(level)], words);
  const places = [
    ...(found ?? []).flatMap((group) => [
      ...group.rows.map((row) => placeOf(group.kind, row)),
      ...(group.hasMore ? [listOf(group, words.trim())] : []),
    ]),
    ...pages.map(({ routeName, query }) => ({ route: routeName ?? '', params: query ?? {} })),
  ];
  const go = (at: number) => {
    const place = places[at];
    if (!place) return;
    onClose();
    linkToNamed(services, place.route, place.params).onClick();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (step && places.length) setActive((active + step + places.length) % places.length);
    else if (event.key === 'Enter') go(active);
    else return;
    event.preventDefault();
  };
  const optionAt = (at: number) => `${id}-${at}`;
  let at = -1;
  const option = (title: string, note: string) => {
    at += 1;
    const own = at;
    return (
      <div
        key={own}
        id={optionAt(own)}
        ref={own === active ? inView : undefined}
        role="option"
        aria-selected={own === active}
        className={own === active ? 't-opt is-on' : 't-opt'}
        onMouseEnter={() => setActive(own)}
        onClick={() => go(own)}
      >
        <span className="t-grow">
          {title}
          {note && <span className="t-s12 t-3"> {note}</span>}
        </span>
      </div>
    );
  };
  const label = isAccount ? t.label : t.own;
  return (
    <Dialog open onClose={onClose} title={t.title} width={640}>
      <div onKeyDown={onKeyDown}>
        <Input
          role="combobox"
          aria-label={label}
          aria-expanded={places.length > 0}
          aria-controls={id}
          aria-activedescendant={places.length ? optionAt(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={t.hint}
          maxLength={40}
          value={words}
          onInput={(typed) => {
            setActive(0);
            find.type(typed);
          }}
        />
        <p className="t-s12 t-3">{t.keys}</p>
        {/* As high with many results as with none. */}
        <div style={{ height: 'min(420px, 50vh)', overflowY: 'auto' }}>
          {failure && (
            <p className="t-s13 t-bad" role="alert">
              {failure} <LinkButton onClick={() => void find.again()}>{t.retry}</LinkButton>
            </p>
          )}
          {busy && !found && <Skeleton height={120} />}
          {found && !found.length && !pages.length && !busy && <Empty art="search" title={t.none} text={t.noneText} />}
          <div id={id} role="listbox" aria-label={label} aria-busy={busy}>
            {(found ?? []).map((group) => (
              <Group key={group.kind} name={t.kinds[group.kind]}>
                {group.rows.map((row) => option(row.title, row.note))}
                {group.hasMore && option(t.all, t.kinds[group.kind])}
              </Group>
            ))}
            {pages.length > 0 && (
              <Group name={t.pages}>{pages.map(({ name, description }) => option(name, description ?? ''))}</Group>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** Arrows lead to results below the edge. */
const inView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <div role="group" aria-label={name}>
    <p className="t-s12 t-2" aria-hidden="true" style={{ padding: '12px 12px 4px' }}>
      <b>{name}</b>
    </p>
    {children}
  </div>
);
