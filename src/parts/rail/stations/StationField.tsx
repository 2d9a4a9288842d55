import { useRef, useState } from 'react';
import { useValue } from '#kit/readable.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import type { Services } from '#kit/services.ts';
import { styledPart } from '#parts/search/create-search.ts';
import formCss from '#parts/search/form.css?shadow';
import { PickerPart, SearchField } from '#parts/search/SearchField.tsx';
import { createPast } from './past.ts';
import { createStations } from './create-stations.ts';
import { pickerTexts } from './picker-texts.ts';

const css = [formCss];

function createField(services: Services, texts: typeof pickerTexts) {
  const past = createPast(services);
  return {
    prefix: 'sf',
    texts: { partFailed: texts.failed, retry: texts.retry },
    pickers: styledPart(services, () => import('./picker.ts')),
    stations: createStations(services),
    past,
    dispose: past.dispose,
  };
}

interface StationFieldProps {
  label: string;
  placeholder: string;
  /** City or telecode; "" for none. */
  chosen: string;
  onChoose(place: string): void;
}

/** A station or city that is chosen in the panel of the search. */
export function StationField({ label, placeholder, chosen, onChoose }: StationFieldProps) {
  const texts = useTexts('train-stations', pickerTexts);
  const services = useServices();
  const model = useModel(() => createField(services, texts));
  useStyles(css);
  const { say } = useSay();
  const anchor = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(chosen);
  const table = useValue(model.stations.value);
  const close = () => setOpen(false);
  return (
    <div ref={anchor} className="sf-cell rp-station">
      <SearchField
        prefix="sf"
        field="station"
        label={label}
        value={say(table?.nameOf(chosen) ?? name)}
        placeholder={placeholder}
        sub={null}
        error={undefined}
        open={isOpen}
        onPress={() => {
          model.stations.want();
          model.pickers.want();
          setOpen(!isOpen);
        }}
      />
      {isOpen && (
        <PickerPart model={model}>
          {({ StationPicker }) => (
            <StationPicker
              title={label}
              stations={model.stations}
              past={model.past}
              chosen={chosen}
              anchor={anchor}
              onClose={close}
              onPick={(place, picked) => {
                model.past.addPlace({ place, name: picked });
                setName(picked);
                close();
                anchor.current?.querySelector('button')?.focus();
                onChoose(place);
              }}
            />
          )}
        </PickerPart>
      )}
    </div>
  );
}
