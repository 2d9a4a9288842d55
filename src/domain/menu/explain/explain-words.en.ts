import type { Twin } from '#base/wording.ts';
import type { ExplainWords } from './explain-words.ts';

const flags = {
  approveFlag: 'trip approval (approveFlag)',
  feeFlag: 'expense approval (feeFlag)',
  changeApprove: 'approval of changes (changeApprove)',
  overproof: 'bookings out of policy (overproof)',
  overApprove: 'their approval (overApprove)',
};
const sold = {
  airTicket: 'flights',
  gp: 'official flights',
  hotel: 'hotels',
  train: 'trains',
  intl: 'international flights',
  applyForForm: 'trip requests',
};

export const explainWords: Twin<Omit<ExplainWords, 'say'>> = {
  quoted: (name) => `“${name}”`,
  unknown: (id) => `There is no menu item ${id}.`,
  visible: (name) => `${name} is shown.`,
  empty: (name) => `${name} has no item to show below it, so it is not shown.`,
  level: (name, levels, own) => `${name} is for: ${levels.join(', ')}. This is: ${own}.`,
  partner: (name, ids) =>
    `${name} is not in the partner's menu. Users of partners see only these items: ${ids.join(', ')}.`,
  product: (name, product) => `${name} belongs to ${sold[product]}, which this application does not offer.`,
  closed: (name) => `The page of ${name} is not open yet.`,
  tripFlags: (name, open) =>
    `${name} needs an approval in the travel level: ${flags.approveFlag}, ${flags.feeFlag} or ${flags.changeApprove}; or ${flags.overproof} together with ${flags.overApprove}. Now on: ${open.map((flag) => flags[flag]).join(', ') || 'none'}.`,
  canAudit: (name) => `${name} needs the right to approve (canAudit), which the company's administrator gives.`,
  pnrImport: (name) => `${name} needs the import of PNRs (pnrImport).`,
  ownsMoney: (name) => `${name} is not for the children of a family.`,
};
