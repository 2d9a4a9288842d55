import type { ApplicationOrder } from '#contract/application-order.ts';
import type { ApplicationDetail, ApplicationLeg, ApplicationPerson } from '#contract/application-views.ts';
import type { Envelope } from '#contract/row.ts';
import { differencesOf, increaseOf, signedMoney } from '#domain/application/difference.ts';
import { daysAround, legKinds } from '#domain/application/schema.ts';
import type { TripContent } from '#domain/application/schema.ts';
import { budgetStanding, legStanding, productsOf, totalStanding } from '#domain/application/standing.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { bookedProducts } from '#domain/company/preferences.ts';
import { statusesOf } from '#domain/product/statuses.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { headLine } from '../../orders/heads/head-line.ts';
import type { HeadLine } from '../../orders/heads/head-line.ts';
import { useOf, usesOf } from '../../orders/applications/rows.ts';
import type { StoredApplication, StoredUse } from '../../orders/applications/rows.ts';
import { bookingOf, closedOf, onSaleOf, searchesOf } from './booking.ts';
import { citiesIn, cityName, employeesIn, namesOf, peopleOf, soldIn, wireOf, roundsOf } from './content.ts';
import type { People } from './content.ts';
import { filesOf } from './files.ts';
import { wordsOf } from './list.ts';
import { actsFor, noApplication, readVisible } from './visible.ts';

/** As the list of its product shows it; a stay is over with its last day. */
function lookOf(head: Parameters<typeof headLine>[0], isOver: boolean, now: number): HeadLine {
  const line = headLine(head, now);
  const { groupOf, over } = statusesOf[head.kind];
  return isOver && groupOf(head.status, false) === 'travel' ? { ...line, look: over } : line;
}

/** Orders that were booked from it, the newest first. */
async function ordersOf(
  db: Database | Tx,
  uses: readonly StoredUse[],
  appId: string,
  now: number,
): Promise<ApplicationOrder[]> {
  const ids = [...new Set(uses.map(({ order_id }) => order_id))];
  if (!ids.length) return [];
  const heads = await db
    .selectFrom('orders')
    .where('order_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .select(['order_id', 'kind', 'status', 'title', 'amount', 'created_at', 'ends_at', 'card', 'app_id'])
    .execute();
  return heads.flatMap(({ order_id: orderNo, kind, status, title, amount, created_at, ends_at, card, app_id }) => {
    const own = uses.filter((use) => use.order_id === orderNo);
    const product = bookedProducts.find((one) => one === own[0]?.product);
    const sum = (of: (use: StoredUse) => number): number => own.reduce((all, use) => all + of(use), 0);
    if (!product) return [];
    const { look, travelAt } = lookOf({ kind, status, card }, Number(ends_at) <= now, now);
    return [
      {
        orderNo,
        product,
        legIds: own.map(({ leg_id }) => leg_id).filter(Boolean),
        title,
        travellers: card.psgNames,
        status,
        statusName: look.label,
        statusDot: look.dot,
        travelAt,
        amount: yuanOf(amount),
        counted: yuanOf(sum((use) => use.amount)),
        returned: yuanOf(sum((use) => use.booked - use.amount)),
        createdAt: momentAt(created_at),
        ...(app_id !== appId && { elsewhere: true as const }),
      },
    ];
  });
}

/** Employees as passengers of an application, by their number. */
async function passengersOf(db: Database | Tx, people: People, appId: string) {
  const members = [...people.values()].flatMap(({ memberId, sharesDocuments }) => (sharesDocuments ? [memberId] : []));
  if (!members.length) return [];
  return await db
    .selectFrom('passengers as p')
    .where('p.member_id', 'in', members)
    .where('p.is_self', '=', true)
    .where('p.company_id', 'is', null)
    .where('p.app_id', '=', appId)
    .select((eb) => [
      'p.id',
      'p.member_id',
      eb
        .exists(
          eb.selectFrom('passenger_documents as d').whereRef('d.passenger_id', '=', 'p.id').select('d.passenger_id'),
        )
        .as('has_document'),
    ])
    .execute();
}

const noteOf = ({ deptName, levelName }: { deptName: string; levelName: string }): string =>
  [deptName, levelName].filter(Boolean).join(' · ');

async function travellersOf(db: Database | Tx, content: TripContent, people: People, call: Call) {
  const { creditEmployeeId, appId } = memberOf(call);
  const passengers = await passengersOf(db, people, appId);
  return content.travellers.map((one): ApplicationPerson => {
    if (one.kind === 'external')
      return {
        kind: one.kind,
        employeeId: 0,
        name: one.name,
        note: one.mobilePhone && hidePhone(one.mobilePhone),
        isSelf: false,
        passengerId: '',
        lacksDocument: false,
      };
    const person = people.get(one.employeeId);
    const passenger = passengers.find(({ member_id }) => member_id === person?.memberId);
    return {
      kind: one.kind,
      employeeId: one.employeeId,
      name: person?.name ?? '已不在公司的员工',
      note: person ? noteOf(person) : '',
      isSelf: one.employeeId === creditEmployeeId,
      passengerId: passenger?.id ?? '',
      lacksDocument: !passenger?.has_document,
    };
  });
}

interface LegsOf {
  row: StoredApplication;
  uses: readonly StoredUse[];
  people: People;
  /** The caller may book from it. */
  isOpen: boolean;
}

function legsOf({ row, uses, people, isOpen }: LegsOf, call: Call): ApplicationLeg[] {
  const all = uses.map(useOf);
  const { content } = row;
  const sold = soldIn(call.app.switches);
  return content.legs.map((leg) => {
    const { used, booked, all: units, remaining, employeeIds } = legStanding(leg, all);
    const open = employeesIn(content).filter((id) => !employeeIds.includes(id));
    const booking = new Set(
      uses.flatMap(({ leg_id, names }) => (leg_id === leg.legId ? names.map(({ name }) => name) : [])),
    );
    const rest = legKinds[leg.product] === 'journey' ? { ...leg, travellers: remaining } : leg;
    const outside = content.travellers.flatMap((one) =>
      one.kind === 'external' && !booking.has(one.name) ? one.name : [],
    );
    return {
      ...leg,
      fromName: leg.from && cityName(leg.from),
      toName: leg.to && cityName(leg.to),
      used: yuanOf(used),
      booked,
      all: units,
      remaining,
      open: remaining > 0 ? [...open.flatMap((id) => people.get(id)?.name ?? []), ...outside] : [],
      orders: [...new Set(uses.filter(({ leg_id }) => leg_id === leg.legId).map(({ order_id }) => order_id))],
      book: isOpen && remaining > 0 && sold.includes(leg.product) ? bookingOf(rest, row.id, dayAt(call.now())) : null,
      closed: isOpen && remaining > 0 ? closedOf(leg, sold, dayAt(call.now())) : '',
      onSale: onSaleOf(leg, call),
    };
  });
}

export async function applicationDetail(
  { applicationId }: { applicationId: string },
  call: Call,
): Promise<Envelope<ApplicationDetail>> {
  const row = await readVisible(applicationId, call);
  if (!row) return noApplication();
  const { db } = call;
  const { creditEmployeeId, appId } = memberOf(call);
  const { content, change_content: change } = row;
  const isOwn = row.employee_id === creditEmployeeId;
  const acts = actsFor(row, memberOf(call));
  const uses = (await usesOf(db, [row.id])).get(row.id) ?? [];
  const all = uses.map(useOf);
  const { chosen = [] } = change ?? content;
  const people = await peopleOf(db, row.company_id, [row.employee_id, ...employeesIn(content), ...chosen]);
  const names = await namesOf(db, row.company_id, content, ...(change ? [change] : []));
  const applicant = people.get(row.employee_id);
  const versions = await roundsOf(db, { companyId: row.company_id, applicationId: row.id });
  const budgets = productsOf(content).map(
    (product) => [product, wordsOf(budgetStanding(content, all, product))] as const,
  );
  const shown = row.change_state !== '' && change !== null && (isOwn || row.change_state === 'approving');
  return ok({
    applicationId,
    no: row.no,
    state: row.state,
    version: Math.max(1, row.version),
    lock: row.lock,
    content: wireOf(content),
    cityNames: Object.fromEntries(
      [...citiesIn(content), ...(change ? citiesIn(change) : [])].map((code) => [code, cityName(code)]),
    ),
    costCenterName: content.costCenter && `${content.costCenter} ${names.costCenter(content.costCenter)}`,
    applicant: {
      employeeId: row.employee_id,
      name: applicant?.name ?? '',
      deptName: applicant?.deptName ?? '',
      levelName: applicant?.levelName ?? '',
    },
    isOwn,
    chosen: chosen.flatMap((employeeId) => {
      const one = people.get(employeeId);
      return one ? [{ employeeId, name: one.name, note: noteOf(one) }] : [];
    }),
    travellers: await travellersOf(db, content, people, call),
    total: wordsOf(totalStanding(content, all)),
    budgets: Object.fromEntries(budgets) as ApplicationDetail['budgets'],
    legs: content.mode === 'legs' ? legsOf({ row, uses, people, isOpen: acts.includes('book') }, call) : [],
    searches: searchesOf(content, row.id, soldIn(call.app.switches), dayAt(call.now())),
    orders: await ordersOf(db, uses, appId, call.now()),
    attachments: await filesOf(db, content.attachments),
    change:
      shown && row.change_state !== ''
        ? {
            state: row.change_state,
            content: wireOf(change),
            differences: differencesOf(content, change, names),
            increase: signedMoney(increaseOf(content, change)),
            attachments: await filesOf(db, change.attachments),
          }
        : null,
    versions,
    caseId: row.case_id === null ? '' : String(row.case_id),
    caseNo: versions[0]?.no ?? '',
    acts,
    daysAround,
    createdAt: momentAt(row.created_at),
    updatedAt: momentAt(row.updated_at),
    submittedAt: row.submitted_at === null ? '' : momentAt(row.submitted_at),
  });
}
