import { useState } from 'react';
import { myStandard as calls } from '#contract/my-standard.ts';
import type { MyStandard as Shown } from '#contract/my-standard.ts';
import { travelStandard } from '#contract/travel-standard.ts';
import { isEmployee } from '#domain/account/level.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { useSay } from '#kit/say.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { Flags, StandardCards } from './StandardCards.tsx';
import { texts as ownTexts } from './texts.ts';

/** The travel standard of the employee; the company's account has all standards in short, and those of an employee of its choice. */
export function MyStandard() {
  const services = useServices();
  const { employee } = useValue(services.place).query;
  const isOwn = isEmployee(useValue(services.session.user));
  const id = employee !== undefined && /^\d{1,15}$/.test(employee) ? Number(employee) : undefined;
  if (!isOwn && id === undefined) return <Company />;
  return <Own key={id} employeeId={isOwn ? undefined : id} />;
}

function Own({ employeeId }: { employeeId: number | undefined }) {
  const services = useServices();
  const back = () => services.setQuery({ employee: undefined }, { replace: false });
  return (
    <Loaded from={useResource(calls.mine, employeeId === undefined ? {} : { employeeId })} onBack={back}>
      {(known) => <Page known={known} onBack={employeeId === undefined ? undefined : back} />}
    </Loaded>
  );
}

function Page({ known, onBack }: { known: Shown; onBack: (() => void) | undefined }) {
  const texts = useTexts('my-standard', ownTexts);
  const { employee, travel, car } = known;
  return (
    <div className="t-page t-det">
      <div className="t-lst__hd">
        <h1 className="t-h1">{onBack && employee ? texts.titleOf(employee.name) : texts.title}</h1>
        {employee && (
          <span className="t-s13 t-3">
            {[employee.deptName, employee.levelName || texts.noLevel].filter(Boolean).join(' · ')}
          </span>
        )}
        {onBack && (
          <div className="t-end">
            <Button onClick={onBack}>{texts.back}</Button>
          </div>
        )}
      </div>
      {travel || car ? (
        <StandardCards standards={[travel, car].filter((one) => one !== null)} />
      ) : (
        <section className="t-card">
          <Empty art="search" title={texts.none} text={texts.noneText} />
        </section>
      )}
      {employee && <Flags flags={employee.tripLevel} />}
    </div>
  );
}

function Company() {
  const { say } = useSay();
  const services = useServices();
  const texts = useTexts('my-standard', ownTexts);
  const [chosen, setChosen] = useState<Parameters<Parameters<typeof PeopleField>[0]['onInput']>[0]>([]);
  return (
    <div className="t-page t-det">
      <h1 className="t-h1">{texts.title}</h1>
      <section className="t-card t-card__bd">
        <PeopleField
          name="employee"
          label={texts.choose}
          hint={texts.chooseHint}
          error={undefined}
          most={1}
          value={chosen}
          onInput={(people) => {
            setChosen(people);
            const [one] = people;
            if (one) services.setQuery({ employee: String(one.id) }, { replace: false });
          }}
          onBlur={() => undefined}
        />
      </section>
      <Card title={texts.standards} end={<RouteLink to="travel_standard_settings">{texts.settings}</RouteLink>} bare>
        <Loaded
          from={useResource(travelStandard.list, { size: 50, state: 'active', sort: 'name' })}
          onBack={() => undefined}
        >
          {({ rows }) =>
            rows.length ? (
              <ul className="t-col t-card__bd" style={{ gap: 12 }}>
                {rows.map(({ standardId, name, version, assigned, people, rules }) => (
                  <li key={standardId} className="t-row t-row--wrap" style={{ rowGap: 0 }}>
                    <RouteLink to="travel_edit_standard_settings" params={{ id: standardId }}>
                      {name}
                    </RouteLink>
                    <Tag kind="ok">v{version}</Tag>
                    <span className="t-s13 t-3" style={{ flexBasis: '100%' }}>
                      {[
                        assigned.map((subject) => say(subject.name)).join(texts.and),
                        texts.people(people),
                        texts.rules(rules),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </li>
                ))}
              </ul>
            ) : (
              <Empty art="order" title={texts.noStandards} />
            )
          }
        </Loaded>
      </Card>
    </div>
  );
}
