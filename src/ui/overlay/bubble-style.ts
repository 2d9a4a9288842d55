interface Place {
  x: number;
  y: number;
}

/** Pixels between a bubble and the edge of its frame. */
const gap = 4;

/**
 * The bubble stands above its place, with its tip there. One whose place is inside the frame is whole: at an edge it moves
 * aside, and the tip within it. Percentages are of the bubble itself, whose width nobody knows before it is drawn.
 */
export function bubbleStyle(
  { x, y }: Place,
  frame: { width: number; height: number },
): { transform: string; '--t-tip': string } {
  const isWhole = x >= 0 && y >= 0 && x <= frame.width && y <= frame.height;
  const aside = isWhole ? `clamp(${gap - x}px, -50%, ${frame.width - gap - x}px - 100%)` : '-50%';
  const above = isWhole ? `max(${gap - y}px, -100%)` : '-100%';
  return {
    transform: `translate(${x}px, ${y}px) translate(${aside}, ${above})`,
    '--t-tip': isWhole ? `clamp(${3 * gap}px, -1 * ${aside}, 100% - ${3 * gap}px)` : '50%',
  };
}
