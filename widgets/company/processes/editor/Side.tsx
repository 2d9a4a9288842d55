import { memo } from 'react';
import type { NamedScope } from '#contract/process.ts';
import type { CompanySubject } from '#contract/company-people.ts';
import { policyProductNames, policyProducts } from '#domain/policy/schema.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { PeopleField } from '#parts/company/PeopleField.tsx';
import { subjectKinds } from '#parts/process/scope/scope.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import { useView } from './context.ts';

/** The scope of the process, and its versions. */
export const Side = memo(function Side() {
  const { model, texts, openRoles } = useView();
  const [subjects, products, viewed] = useValues(model.subjects, model.products, model.viewed);
  const { known } = model;
  const { say } = useSay();
  return (
    <>
      <Card
        title={texts.scope}
        sub={known?.isDefault ? undefined : texts.scopeSub}
        end={<LinkButton onClick={openRoles}>{texts.roles}</LinkButton>}
      >
        {known?.isDefault ? (
          <p className="t-s13 t-3">{texts.defaultScope}</p>
        ) : viewed ? (
          <ScopeThen {...viewed.detail.scope.names} />
        ) : (
          <div className="t-col" style={{ gap: 12 }}>
            <PeopleField
              name="scope"
              label={texts.departments}
              hint={subjects.length ? undefined : texts.allPeople}
              error={undefined}
              kinds={subjectKinds}
              value={subjects.map((one): CompanySubject => ({ ...one, note: '' }))}
              onInput={(chosen) => model.change({ subjects: chosen.map(({ kind, id, name }) => ({ kind, id, name })) })}
              onBlur={() => undefined}
            />
            <div className="t-col" role="group" aria-label={texts.products}>
              <span className="t-s13 t-2">
                {texts.products} <span className="t-3">{!products.length && texts.allProducts}</span>
              </span>
              <span className="t-row t-row--wrap" style={{ gap: '4px 16px' }}>
                {policyProducts.map((product) => (
                  <Checkbox
                    key={product}
                    checked={products.includes(product)}
                    onChange={(on) =>
                      model.change({
                        products: policyProducts.filter((one) => (one === product ? on : products.includes(one))),
                      })
                    }
                  >
                    {say(policyProductNames[product])}
                  </Checkbox>
                ))}
              </span>
            </div>
          </div>
        )}
      </Card>
      {known && (
        <Card title={texts.versions}>
          <Timeline
            items={known.versions.map(({ version, state, changedBy, changedAt, running, note }) => ({
              state: state === 'draft' ? 'now' : state === 'active' ? 'done' : 'next',
              title: texts.versionLine(version, texts.states[state]),
              detail: (
                <>
                  <div className="t-s12 t-3">
                    {texts.versionBy(changedBy, changedAt.slice(0, 16), state !== 'draft', running)}
                  </div>
                  {note && <div className="t-s12">{say(note)}</div>}
                  {state !== 'draft' &&
                    (version === viewed?.detail.version ? (
                      <span className="t-s13 t-3">{texts.viewing}</span>
                    ) : (
                      <LinkButton aria-label={texts.viewVersion(version)} onClick={() => void model.view(version)}>
                        {texts.seeVersion}
                      </LinkButton>
                    ))}
                </>
              ),
            }))}
          />
          <p className="t-s12 t-3" style={{ marginTop: 12 }}>
            {texts.versionsFoot}
          </p>
        </Card>
      )}
    </>
  );
});

/** The scope of a version that is only read. */
function ScopeThen({ employees, departments, levels, products }: NamedScope['names']) {
  const { texts } = useView();
  const { say } = useSay();
  const people = [...employees, ...departments, ...levels];
  return (
    <KeyValue
      items={[
        [texts.departments, people.join(texts.and) || texts.startAll],
        [texts.products, products.map(say).join(texts.and) || texts.allOfThem],
      ]}
    />
  );
}
