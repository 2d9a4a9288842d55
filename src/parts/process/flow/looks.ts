import { createContext } from 'react';
import type { CSSProperties } from 'react';
import { armsOf } from '#domain/process/edit/tree.ts';
import type { ProcessNode } from '#domain/process/schema.ts';

/** Looks of the diagram and the outline. They are styles of the elements: the sheet of a widget would carry them everywhere. */
interface Looks {
  flow: CSSProperties;
  /** A node with the ＋ behind it. */
  step(node: ProcessNode): CSSProperties;
  fork: CSSProperties;
  add: CSSProperties;
  arms: CSSProperties;
  arm(at: number, count: number): CSSProperties;
  place: CSSProperties;
  plus: CSSProperties;
  card(mark: string, isArm: boolean): CSSProperties;
}

/** Colours are read as `--_x` inside a shadow root (shadow-css.ts). */
const color = (name: string): string => `var(--_${name})`;
const line = `linear-gradient(${color('border-strong')}, ${color('border-strong')})`;
const sunken = color('surface-sunken');
const column: CSSProperties = { display: 'flex', flexDirection: 'column', alignItems: 'center' };
const stretched: CSSProperties = { ...column, alignItems: 'stretch' };

/** The line down an arm, and those that join it to its neighbours. */
function armLines(at: number, count: number): string {
  const isEdge = at === 0 || at === count - 1;
  const x = at === 0 ? '100%' : '0';
  const width = isEdge ? 'calc(50% + 1px)' : '100%';
  return [
    `${line} 50% 0 / 2px 100% no-repeat`,
    `${line} ${x} 0 / ${width} 2px no-repeat`,
    `${line} ${x} 100% / ${width} 2px no-repeat`,
  ].join(',');
}

function cardLook(mark: string, isArm: boolean, isOutline: boolean): CSSProperties {
  const has = (name: string) => mark.includes(name);
  const fault = has('is-err') ? 'warning-solid' : has('is-warn') ? 'info-border' : '';
  const edge = has('is-on') ? 'brand' : fault || (isArm ? 'border-control' : 'border');
  return {
    position: 'relative',
    flex: 'none',
    display: 'block',
    width: isOutline ? '100%' : 176,
    ...(isOutline && { paddingRight: 44 }),
    border: `1px ${isArm && !has('is-on') ? 'dashed' : 'solid'} ${color(edge)}`,
    ...(has('is-hot') && { borderLeft: `3px solid ${color('brand')}` }),
    ...(has('is-on') && { boxShadow: `0 0 0 3px ${color('brand-soft-2')}` }),
    ...(isArm && has('is-hot') && { background: color('brand-soft') }),
  };
}

const round = (size: number): CSSProperties => ({ width: size, height: size, borderRadius: '50%' });

type Size = readonly [width: number, height: number];
/** Of a card, of the head of an arm with the ＋ below it, of the ＋ below a node, and around the arms of a fork. */
const [cardSize, armHead, below, around]: [Size, number, number, number] = [[176, 84], 102, 44, 38];

/** About the size of a node as it is drawn: by it the page scrolls where it is not drawn yet. */
function sizeOf(node: ProcessNode, isOutline: boolean): Size {
  const arms = armsOf(node).map(({ nodes }): Size => {
    const inside = nodes.map((one) => sizeOf(one, isOutline));
    return [
      20 + Math.max(cardSize[0], ...inside.map(([width]) => width)),
      inside.reduce((sum, [, height]) => sum + height + below, armHead),
    ];
  });
  if (!arms.length) return cardSize;
  return isOutline
    ? [0, arms.reduce((sum, [, height]) => sum + height, around)]
    : [arms.reduce((sum, [width]) => sum + width, 0), around + Math.max(...arms.map(([, height]) => height))];
}

/** About the width of a diagram, in px without zoom. */
export const diagramWidth = (nodes: readonly ProcessNode[]): number =>
  48 + Math.max(cardSize[0], ...nodes.map((node) => sizeOf(node, false)[0]));

function looksOf(isOutline: boolean): Looks {
  const steps = new WeakMap<ProcessNode, CSSProperties>();
  const cards = new Map<string, CSSProperties>();
  const arms = new Map<string, CSSProperties>();
  const kept = (known: Map<string, CSSProperties>, key: string, make: () => CSSProperties): CSSProperties => {
    const look = known.get(key) ?? make();
    known.set(key, look);
    return look;
  };
  return {
    flow: isOutline
      ? { ...stretched, padding: 12, background: sunken }
      : { ...column, width: 'max-content', minWidth: '100%', padding: 24, background: sunken },
    step(node) {
      const known = steps.get(node);
      if (known) return known;
      const [width, height] = sizeOf(node, isOutline);
      const look: CSSProperties = {
        ...(isOutline ? stretched : column),
        // Steps out of view are neither laid out nor painted. Paint outside of the box is cut off: outlines have their room.
        contentVisibility: 'auto',
        containIntrinsicSize: `auto ${width}px auto ${height + below}px`,
        padding: 4,
        margin: -4,
      };
      steps.set(node, look);
      return look;
    },
    fork: isOutline ? stretched : column,
    add: {
      zIndex: 1,
      background: color('surface'),
      ...(isOutline ? { alignSelf: 'center', marginBottom: 8 } : { marginBottom: -14 }),
    },
    // Its ground hides the line of the arm around it.
    arms: isOutline ? { ...stretched, gap: 12 } : { display: 'flex', background: sunken },
    arm: (at, count) =>
      kept(arms, `${at} ${count}`, () =>
        isOutline
          ? { ...stretched, paddingLeft: 12, borderLeft: `2px solid ${color('border-strong')}` }
          : { ...column, padding: '28px 10px 0', background: armLines(at, count) },
      ),
    place: {
      display: 'grid',
      placeItems: 'center',
      minHeight: 44,
      background: `${line} 50% / 2px 100% no-repeat`,
    },
    // A finger needs more than a mouse.
    plus: isOutline ? round(36) : round(24),
    card: (mark, isArm) => kept(cards, `${mark} ${isArm}`, () => cardLook(mark, isArm, isOutline)),
  };
}

export const diagramLooks = looksOf(false);
export const outlineLooks = looksOf(true);
export const LooksContext = createContext(diagramLooks);

/** Head and text of a card. */
export const headLook: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '6px 10px',
  borderBottom: `1px solid ${color('divider')}`,
  color: color('text'),
};
export const armHeadLook: CSSProperties = { ...headLook, border: 0, paddingBottom: 0 };
export const lineLook: CSSProperties = { display: 'block' };
/** A row of the outline, and the menu over its end. */
export const rowLook: CSSProperties = { position: 'relative' };
export const rowMenuLook: CSSProperties = { position: 'absolute', right: 0, top: 0, bottom: 0, height: 'auto' };
export const textLook: CSSProperties = { display: 'block', padding: '6px 10px' };
export const wrongLook: CSSProperties = { color: color('warning') };
