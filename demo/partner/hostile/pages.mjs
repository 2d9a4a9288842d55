/** Every hostile page. A new one is a row in one of these tables; the tests and the index find it by itself. */
import { builtIns } from './pages/built-ins.mjs';
import { documents } from './pages/documents.mjs';
import { hosts, parts } from './pages/hosts.mjs';
import { libraries } from './pages/libraries.mjs';
import { rules } from './pages/rules.mjs';
import { styleSheets } from './pages/style-sheets.mjs';

/** The page that the others are compared with. */
const clean = { name: 'clean', title: 'Clean', what: 'No style sheet, no script but ours.' };

export const pages = [clean, ...styleSheets, ...libraries, ...hosts, ...rules, ...documents, ...builtIns];
/** Documents that pages fetch. */
export const fetched = parts;
