import { holdsAll } from '#domain/process/conditions.ts';
import type { Approver, ApproveNode, CaseFacts, Org, ProcessContent, ProcessNode } from '#domain/process/schema.ts';

/**
 * An independent reading of a process: not a stored state that a reducer goes over, but continuations that wait for
 * answers. No time passes: deadlines of 0 hours act at once where `answer` says late.
 */
export type Answer = 'agree' | 'refuse' | 'late';
export interface Outcome {
  state: 'agreed' | 'refused';
  /** In the order of the answers: node, actor, principal, answer. */
  answers: string[];
}
interface Ask {
  node: ApproveNode;
  /** Position in the page and in the node. */
  order: number;
  who: number;
  actor: number;
  isRepeatable: boolean;
  /** Asked already; else the same person is asked in another node first. */
  isOpen?: boolean;
  /** Steps of the limit that are over. */
  over: number;
  settle(result: 'agree' | 'pass' | 'skip' | 'refuse' | 'up'): void;
}
interface Place {
  id: number;
  by: Approver | undefined;
  isInstead: boolean;
}

interface Seat {
  who: number;
  by: Approver | undefined;
  had: number[];
  state: 'wait' | 'ok' | 'no' | 'out';
  over: number;
}

const stepsOf = ({ limit }: ApproveNode) => (limit ? [limit, ...(limit.more ?? [])].map(({ onLate }) => onLate) : []);
/** Place of the next step of a limit that means something to a person; beyond the end: there is none. */
function nextOver(node: ApproveNode, over: number, who: number): number {
  const steps = stepsOf(node);
  return steps[over] === 'up' && who === 0 ? nextOver(node, over + 1, who) : over;
}

export function outcomeOf(
  content: ProcessContent,
  facts: CaseFacts,
  org: Org,
  now: number,
  answer: (actor: number, nodeId: string) => Answer,
): Outcome {
  const { applicant } = facts;
  const able = (id: number) => id === 0 || !!org.people.get(id)?.canAct;
  const agreed = new Set<number>();
  const answers: string[] = [];
  let asks: Ask[] = [];
  const ended: { state?: Outcome['state'] } = {};

  const deputy = (id: number, passed: number[] = []): number | null => {
    if (id === 0) return 0;
    if (!able(id) || passed.includes(id) || (passed.length && id === applicant)) return null;
    const away = org.people.get(id)?.away;
    return away && away.fromMs <= now && now < away.toMs ? deputy(away.deputyId, [...passed, id]) : id;
  };
  const above = (
    id: number | null | undefined,
    next: (id: number) => number | null | undefined,
    passed: number[] = [],
  ): number[] => {
    const up = id ? next(id) : null;
    return !up || passed.includes(up) ? [] : [up, ...above(up, next, [...passed, up])];
  };
  const managerOf = (id: number) => org.people.get(id)?.managerId;
  const managers = (id: number) => above(id, managerOf, [id]);
  const chain = (id: number | null | undefined): number[] =>
    id ? [id, ...above(id, (at) => org.departments.get(at)?.parentId, [id])] : [];
  const heads = (id: number | null | undefined) => chain(id).flatMap((at) => org.departments.get(at)?.headId ?? []);

  const named = (by: Approver): number[] => {
    const own = managers(applicant);
    const department = by.kind === 'head' ? facts.departments[by.up] : undefined;
    const reached = own.findIndex((id) => by.kind === 'chain' && (org.people.get(id)?.rank ?? 0) >= by.toRank);
    const table = {
      person: () => [by.kind === 'person' ? by.employeeId : 0],
      role: () => [...(by.kind === 'role' ? (org.roles.get(by.roleId) ?? []) : [])],
      manager: () => own.filter((_, at) => by.kind === 'manager' && at === by.levels - 1),
      chain: () => (reached < 0 ? own : own.filter((_, at) => at <= reached)),
      head: () => [org.departments.get(department ?? 0)?.headId ?? 0].filter(Boolean),
      costCenterOwner: () => [org.costCenters.get(facts.costCenter) ?? 0].filter(Boolean),
      chosen: () => [...facts.chosen],
    };
    return table[by.kind]();
  };
  const climb = (by: Approver | undefined, from: number | undefined, except: number[]): number => {
    const base = from !== undefined && org.people.has(from) ? from : undefined;
    const department = (id: number) => org.people.get(id)?.departmentId ?? facts.departments[0];
    const ladder =
      base !== undefined
        ? [...managers(base), ...heads(department(base))]
        : by?.kind === 'head'
          ? heads(facts.departments[by.up + 1])
          : ((top) => [...managers(top), ...heads(department(top))])(
              by?.kind === 'manager' ? (managers(applicant).at(-1) ?? applicant) : applicant,
            );
    const barred = new Set<number | undefined>([...except, applicant, from]);
    return ladder.find((id) => !barred.has(id) && deputy(id) !== null) ?? 0;
  };
  const instead = (node: ApproveNode, by: Approver | undefined, from: number | undefined): number[] => {
    const isAway = from !== undefined && able(from);
    if (node.onNobody === 'pass' && !isAway) return [];
    return [node.onNobody === 'admin' ? 0 : climb(by, from, [])];
  };

  const approve = (node: ApproveNode, order: number, done: () => void): void => {
    const places: Place[] = [];
    for (const one of node.who.length ? node.who : [undefined]) {
      const all = one ? named(one) : [];
      const others = all.filter((id) => !node.skipSelf || id !== applicant);
      const here = others.filter((id) => deputy(id) !== null);
      const stand = here.length || (all.length && !others.length) ? [] : instead(node, one, others[0]);
      places.push(...here.map((id) => ({ id, by: one, isInstead: false })));
      places.push(...stand.map((id) => ({ id, by: one, isInstead: true })));
    }
    const isAny = node.mode === 'any' && places.some((place) => !place.isInstead);
    const counted = places.filter((place) => !isAny || !place.isInstead);
    const who = counted.filter(({ id }, at) => counted.findIndex((place) => place.id === id) === at);
    if (!who.length) return done();

    const seats = who.map(({ id, by }): Seat => ({ who: id, by, had: [], state: 'wait', over: 0 }));
    let isOpen = true;
    const close = () => {
      isOpen = false;
      asks = asks.filter((ask) => ask.node !== node);
    };
    const check = (): void => {
      if (!isOpen || ended.state) return;
      const live = seats.filter((seat) => seat.state !== 'out');
      const no = live.filter((seat) => seat.state === 'no').length;
      const wanted = typeof node.mode === 'object' ? node.mode.least : node.mode === 'any' ? 1 : live.length;
      const need = Math.min(Math.max(1, wanted), live.length);
      if ((typeof node.mode !== 'object' && no) || live.length - no < need) {
        ended.state = 'refused';
        asks = [];
      } else if (live.filter((seat) => seat.state === 'ok').length >= need) {
        close();
        done();
      } else if (node.mode === 'inOrder') {
        const next = live.find((seat) => seat.state === 'wait');
        if (next && !asks.some((ask) => ask.node === node)) ask(next);
      }
    };
    const goUp = (seat: Seat, over: number): void => {
      // The last step begins again with the next one.
      seat.over = over < stepsOf(node).length ? over : 0;
      const refused = seats.filter((one) => one.state === 'no').map((one) => one.who);
      const to = climb(seat.by, seat.who, [...seat.had, ...refused]);
      const other = seats.find((one) => one !== seat && one.who === to && one.state !== 'out' && one.state !== 'no');
      seat.had.push(seat.who);
      if (other) seat.state = 'out';
      else {
        seat.who = to;
        ask(seat);
      }
    };
    const ask = (seat: Seat): void => {
      if (node.skipRepeated && agreed.has(seat.who)) {
        seat.state = 'ok';
        return check();
      }
      asks.push({
        node,
        order: order + seats.indexOf(seat) / 100,
        who: seat.who,
        actor: deputy(seat.who) ?? -1,
        isRepeatable: node.skipRepeated,
        over: seat.over,
        settle(result) {
          if (result === 'agree') agreed.add(seat.who);
          if (result === 'up') goUp(seat, this.over + 1);
          else seat.state = result === 'refuse' ? 'no' : 'ok';
          check();
        },
      });
    };
    if (node.mode !== 'inOrder') for (const seat of seats) if (isOpen) ask(seat);
    check();
  };

  let line = 0;
  const orders = new Map<ProcessNode, number>();
  const number = (nodes: readonly ProcessNode[]): void => {
    for (const node of nodes) {
      orders.set(node, (line += 1));
      if (node.kind === 'branch') [...node.arms, node.otherwise].forEach((arm) => number(arm.nodes));
      if (node.kind === 'parallel') node.arms.forEach((arm) => number(arm.nodes));
    }
  };
  number(content.nodes);

  const run = (nodes: readonly ProcessNode[], done: () => void): void => {
    const [node, ...rest] = nodes;
    if (ended.state) return;
    if (!node) return done();
    const next = () => run(rest, done);
    if (node.kind === 'approve') approve(node, orders.get(node) ?? 0, next);
    else if (node.kind === 'copy') next();
    else if (node.kind === 'branch')
      run((node.arms.find(({ when }) => holdsAll(when, facts)) ?? node.otherwise).nodes, next);
    else {
      let missing = node.arms.length;
      const arrived = () => {
        missing -= 1;
        if (!missing) next();
      };
      for (const arm of node.arms) run(arm.nodes, arrived);
    }
  };
  const sweep = (): void => {
    const repeated = asks.find((ask) => ask.isRepeatable && agreed.has(ask.who));
    if (!repeated) return;
    asks = asks.filter((ask) => ask !== repeated);
    repeated.settle('skip');
    sweep();
  };
  run(content.nodes, () => {
    ended.state = 'agreed';
  });
  while (!ended.state) {
    sweep();
    if (ended.state) break;
    const inPage = [...asks].sort((a, b) => a.order - b.order);
    for (const one of inPage) {
      const isBusy = asks.some((other) => other.isOpen && other.node !== one.node && other.who === one.who);
      one.isOpen ||= !(one.isRepeatable && isBusy);
    }
    const ask = inPage.find((one) => one.isOpen);
    if (!ask) throw new Error('stuck');
    const { id } = ask.node;
    const wish = answer(ask.actor, id);
    ask.over = nextOver(ask.node, ask.over, ask.who);
    const late = wish === 'late' ? stepsOf(ask.node)[ask.over] : undefined;
    const result = late ?? (wish === 'refuse' ? 'refuse' : 'agree');
    answers.push(`${id} ${ask.actor} ${ask.actor === ask.who ? '' : ask.who} ${late ? 'late' : result}`);
    if (result === 'remind') {
      ask.over += 1;
      continue;
    }
    asks = asks.filter((one) => one !== ask);
    ask.settle(result);
  }
  return { state: ended.state, answers };
}
