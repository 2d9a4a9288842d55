import { topLinksFor } from '#domain/menu/top-links.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useWidget } from '#kit/use-widget.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Closing } from './Closing.tsx';
import { Features } from './Features.tsx';
import { Hero } from './hero/Hero.tsx';
import { LowFares } from './LowFares.tsx';
import { NoticeBar } from './notices/NoticeBar.tsx';
import { SearchCard } from './SearchCard.tsx';
import { homePageOf } from './kinds.ts';
import type { HomeKind } from './kinds.ts';
import { createHome } from './model.ts';
import { texts as ownTexts } from './texts.ts';

/** The home pages: picture, search, notices, low fares, benefits for companies. They bring header and footer. */
export function Home({ kind = 'business' }: { kind?: HomeKind }) {
  const services = useServices();
  const texts = useTexts('home', ownTexts);
  const config = useValue(services.config);
  const model = useModel(() => createHome(services));
  const user = useValue(services.session.user);
  const hasPlan = topLinksFor(user?.isThirdParty ?? false, config).some(
    ({ routeName }) => routeName === 'partner_plan_index',
  );
  // A company and its employees have the account that the plan opens.
  const mayApply = hasPlan && !user?.creditMemberId;
  const page = homePageOf(kind, { singleBrand: config.switches.singleBrand, hasPlan: mayApply });
  const header = useWidget('bare-header');
  const footer = useWidget('site-footer');
  return (
    <>
      <div className="hm">
        <Hero light={config.heroLight} />
        <div className="hm-head">{header.View && <header.View />}</div>
        <div className="hm-words">
          <h1>
            <Clauses text={texts[`${kind}Headline`]} />
          </h1>
          <p>
            <Clauses text={texts[`${kind}Lead`].replace('{hotel}', config.switches.hotel ? texts.hotel : '')} />
          </p>
        </div>
      </div>
      <div className="hm-main">
        <SearchCard />
        <NoticeBar model={model} />
        {config.switches.airTicket && <LowFares model={model} />}
        <Features which={page.features} />
        <Closing which={page.closing} />
      </div>
      {footer.View && <footer.View isBare />}
    </>
  );
}

/** Breaks after a comma rather than inside a clause. */
function Clauses({ text }: { text: string }) {
  return text.split(/(?<=，)/).map((part) => <span key={part}>{part}</span>);
}
