import { mostCities } from '#domain/application/schema.ts';
import { policyProductNames, policyProducts } from '#domain/policy/schema.ts';
import { DragList } from '#ui/arrange/DragList.tsx';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad, iconClose } from '#ui/icons/icons-basic.ts';
import { iconPlus } from '#ui/icons/icons.ts';
import { CityField } from '#parts/application/CityField.tsx';
import { useFormView } from '../context.ts';
import { moved } from '#base/moved.ts';

/** Cities between which all may be booked, and the products. */
export function CitiesSet() {
  const { model, texts, values, errors, nameOf, say } = useFormView();
  const { cities, tripProducts } = values;
  const set = (next: string[]) => model.form.edit({ cities: next });
  const items = cities.map((code, at) => ({ code, id: `${at} ${code}` }));
  return (
    <div className="t-col">
      <DragList
        label={texts.cities}
        items={items}
        idOf={({ id }) => id}
        nameOf={(_, at) => texts.cityName(at + 1)}
        onMove={(from, to) => set(moved(cities, from, to))}
      >
        {({ code }, at) => (
          <>
            <span className="t-grow t-col">
              <CityField
                cities={model.cities}
                nameOf={nameOf}
                label={texts.cityName(at + 1)}
                placeholder={texts.cityHint}
                value={code}
                invalid={errors[`cities.${at}`] !== undefined}
                onChange={(next) => set(cities.map((one, other) => (other === at ? next : one)))}
              />
              {errors[`cities.${at}`] && (
                <p className="t-err">
                  <Icon of={iconBad} size={14} />
                  <span>{errors[`cities.${at}`]}</span>
                </p>
              )}
            </span>
            <IconButton
              kind="text"
              of={iconClose}
              label={`${texts.removeLeg} ${at + 1}`}
              onClick={() => set(cities.filter((_, other) => other !== at))}
            />
          </>
        )}
      </DragList>
      <div className="t-card__bd t-col">
        {errors['cities'] && (
          <p className="t-err" role="alert">
            <Icon of={iconBad} size={14} />
            <span>{errors['cities']}</span>
          </p>
        )}
        <span>
          <Button
            kind="text"
            size="sm"
            disabled={cities.length >= mostCities}
            icon={<Icon of={iconPlus} size={16} />}
            onClick={() => set([...cities, ''])}
          >
            {texts.addCity}
          </Button>
        </span>
        <Field label={texts.tripProducts} required error={errors['tripProducts']}>
          {() => (
            <div className="t-row t-row--wrap" role="group" aria-label={texts.tripProducts}>
              {policyProducts.map((product) => (
                <Chip
                  key={product}
                  size="sm"
                  on={tripProducts.includes(product)}
                  onClick={() =>
                    model.form.edit({
                      tripProducts: tripProducts.includes(product)
                        ? tripProducts.filter((one) => one !== product)
                        : policyProducts.filter((one) => one === product || tripProducts.includes(one)),
                    })
                  }
                >
                  {say(policyProductNames[product])}
                </Chip>
              ))}
            </div>
          )}
        </Field>
      </div>
    </div>
  );
}
