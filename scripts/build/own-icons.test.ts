import { expect, test } from 'vitest';
import { withOwnIcons } from './own-icons.ts';

test('a module gets the icons that it draws as constants, of both tables', () => {
  const icons = new Map([
    ['iconBed', 'M2 2'],
    ['iconDown', 'M3 3'],
  ]);
  expect(withOwnIcons('import { iconBed, iconDown } from "../icons/icons.ts";\nlet a = iconBed;', icons)).toBe(
    "const iconBed = 'M2 2';const iconDown = 'M3 3';\nlet a = iconBed;",
  );
  expect(withOwnIcons("import {\n  iconDown,\n} from '#ui/icons/icons-basic.ts';", icons)).toBe(
    "const iconDown = 'M3 3';",
  );
});
