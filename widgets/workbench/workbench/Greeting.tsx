import { levelOf } from '#domain/menu/viewer.ts';
import { partOfDay } from '#domain/workbench/part-of-day.ts';
import { linkTo } from '#kit/links/link-to.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { isOpened } from '#routes/opened.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBed, iconGlobe, iconPlane, iconTrain } from '#parts/product/icons.ts';
import { useWorkbench } from './use-workbench.ts';

/** The member and the level, and links to open booking pages. */
export function Greeting() {
  const { model, words, say } = useWorkbench();
  const services = useServices();
  const { session, config } = services;
  const user = useValue(session.user);
  const { switches } = useValue(config);
  const now = useValue(model.nowMs);
  const summary = useValue(model.summary.data);
  if (!user) return null;
  const company = summary?.company;
  const facts = [
    company?.name ?? user.creditMember?.organizeName ?? user.creditEmployee?.companyName,
    user.creditEmployee?.deptName,
    { '7_0': words.employee, '70': words.admin }[String(levelOf(user))] ?? say(user.memberTypeCN),
    company && !user.creditEmployee && words.staff(company.employees),
    user.isThirdParty && user.thirdPartyName,
  ].filter(Boolean);
  const ways = [
    { on: switches.airTicket, to: 'DomesticAirTicketQuery', icon: iconPlane, label: words.bookFlight },
    { on: switches.airTicket, to: 'intl_flight_query_list', icon: iconGlobe, label: words.bookAbroad },
    { on: switches.hotel, to: 'hotel_index', icon: iconBed, label: words.bookHotel },
    { on: switches.train, to: 'train_query_list', icon: iconTrain, label: words.bookTrain },
  ] as const;
  return (
    <div className="wb-hi">
      <div className="t-grow">
        <h1 className="t-h1">{words.hello(words[partOfDay(now)], user.realName || user.username)}</h1>
        <p className="t-s13 t-2 wb-facts">
          {facts.map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </p>
      </div>
      <div className="wb-book">
        {ways
          .filter(({ on, to }) => on && isOpened(to))
          .map(({ to, icon, label }) => (
            <Button key={to} kind="soft" icon={<Icon of={icon} size={16} />} onClick={linkTo(services, to).onClick}>
              {label}
            </Button>
          ))}
      </div>
    </div>
  );
}
