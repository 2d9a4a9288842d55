import type { Notice } from '#contract/notice.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { texts as ownTexts } from './texts.ts';

/** Notices of the application, the newest first. */
export function NoticesView({ notices }: { notices: readonly Notice[] }) {
  const texts = useTexts('agreement', ownTexts);
  return (
    <article className="t-card ag-doc">
      <header className="ag-head">
        <h1>{texts.notices}</h1>
      </header>
      {notices.length === 0 && <Empty art="order" title={texts.noNotices} text={texts.noNoticesText} />}
      {notices.map(({ id, title, text, date }) => (
        <section key={id} className="ag-sec">
          <h2>{title}</h2>
          <p>{text}</p>
          <time className="t-s13 t-3" dateTime={date}>
            {date}
          </time>
        </section>
      ))}
    </article>
  );
}
