import { useRef } from 'react';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import type { Document, Part } from './content/document.ts';
import { texts as ownTexts } from './texts.ts';

/** One text: version and dates, the plain summary, table of contents, numbered sections, changes. */
export function DocumentView({ document }: { document: Document }) {
  const services = useServices();
  const texts = useTexts('agreement', ownTexts);
  const body = useRef<HTMLElement>(null);
  const goTo = (n: number) => {
    const title = body.current?.querySelectorAll<HTMLElement>('.ag-sec > h2')[n];
    title?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  };
  return (
    <article className="t-card ag-doc" ref={body}>
      <header className="ag-head">
        <h1>{document.title}</h1>
        {services.print && (
          <Button size="sm" className="ag-print" onClick={() => services.print?.()}>
            {texts.print}
          </Button>
        )}
        <p className="t-s13 t-3">
          <span>
            {texts.version} {document.version}
          </span>
          <span>
            {texts.effective} <time dateTime={document.effective}>{document.effective}</time>
          </span>
          <span>
            {texts.updated} <time dateTime={document.updated}>{document.updated}</time>
          </span>
        </p>
      </header>
      <div className="ag-sum">
        <b>{texts.summary}</b>
        <ul>
          {document.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="t-s12 t-3">{texts.summaryNote}</p>
      </div>
      <nav className="ag-toc" aria-label={texts.contents}>
        <ol>
          {document.sections.map(({ title }, n) => (
            <li key={title}>
              <LinkButton onClick={() => goTo(n)}>{title}</LinkButton>
            </li>
          ))}
        </ol>
      </nav>
      {document.sections.map(({ title, parts }, n) => (
        <section key={title} className="ag-sec">
          <h2 tabIndex={-1}>
            {n + 1}. {title}
          </h2>
          {parts.map((part, at) => (
            <PartView key={at} part={part} label={title} />
          ))}
        </section>
      ))}
      {document.history.length > 0 && (
        <section className="ag-sec">
          <h2 tabIndex={-1}>{texts.history}</h2>
          <ul className="ag-his">
            {document.history.map(({ version, date, change }) => (
              <li key={version}>
                <b>{version}</b>
                <time className="t-3" dateTime={date}>
                  {date}
                </time>
                <span>{change}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

/** A wide table scrolls, and the keyboard must be able to. */
const scrolls = { tabIndex: 0 };

function PartView({ part, label }: { part: Part; label: string }) {
  if (typeof part === 'string') return <p>{part}</p>;
  if ('list' in part) {
    return (
      <ol>
        {part.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    );
  }
  return (
    <div className="ag-table" role="region" aria-label={label} {...scrolls}>
      <table>
        <thead>
          <tr>
            {part.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, n) =>
                n === 0 ? (
                  <th key={n} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={n}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
