import { expect, test } from 'vitest';
import { withOwnIcons } from './own-icons.ts';

test('a module gets the icons that it draws as constants; shared ones still come from the basic table', () => {
  const icons = new Map([
    ['iconBed', 'M2 2'],
    ['iconCar', 'M3 3'],
  ]);
  expect(withOwnIcons('import { iconBed, iconDown } from "../icons/icons.ts";\nlet a = iconBed;', icons)).toBe(
    "import { iconDown } from '#ui/icons/icons-basic.ts';const iconBed = 'M2 2';\nlet a = iconBed;",
  );
  expect(withOwnIcons("import {\n  iconCar,\n} from '#ui/icons/icons.ts';", icons)).toBe("const iconCar = 'M3 3';");
});
