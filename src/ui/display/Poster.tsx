import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { keepPicture } from './keep-picture.ts';

export interface PosterProps {
  /** Of the dialog. */
  title: string;
  save: string;
  /** Of the saved picture. */
  fileName: string;
  /** Describes the picture to those who do not see it. */
  label: string;
  brand: string;
  /** The large words, a line each. */
  lines: readonly string[];
  /** Beside the code. */
  notes: readonly string[];
  /** Content of the code. */
  code: string;
  onClose(): void;
}

const [width, height, margin] = [750, 1000, 56];
const codePx = 240;
const font = '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", system-ui, sans-serif';

/** Draws the poster in the colours of the theme; the code is black on white. */
function draw(canvas: HTMLCanvasElement, { brand, lines, notes, code }: PosterProps): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string, inDoubt: string) => style.getPropertyValue(`--_${name}`).trim() || inDoubt;
  const text = (words: string, x: number, y: number, size: number, weight: number, ink: string) => {
    pen.fillStyle = ink;
    pen.font = `${weight} ${size}px ${font}`;
    pen.fillText(words, x, y, width - x - margin);
  };
  const [ground, ink] = [colour('brand', '#1259d6'), colour('on-brand', '#fff')];
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  // Rings of the sky, in the colour of the words.
  pen.strokeStyle = ink;
  pen.globalAlpha = 0.14;
  pen.lineWidth = 46;
  for (const radius of [170, 300, 430]) {
    pen.beginPath();
    pen.arc(width - 20, 130, radius, 0, Math.PI * 2);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  text(brand, margin, 110, 34, 600, ink);
  lines.forEach((line, at) => text(line, margin, 280 + at * 92, at === 0 ? 72 : 46, at === 0 ? 700 : 500, ink));
  const top = height - codePx - margin * 2 - 24;
  pen.fillStyle = '#fff';
  pen.fillRect(0, top, width, height - top);
  drawCode(pen, code, margin, top + (height - top - codePx) / 2);
  notes.forEach((note, at) =>
    text(
      note,
      margin + codePx + 40,
      top + 130 + at * 54,
      at === 0 ? 36 : 28,
      at === 0 ? 600 : 400,
      at === 0 ? '#161e2b' : '#566173',
    ),
  );
}

function drawCode(pen: CanvasRenderingContext2D, code: string, left: number, top: number): void {
  const { data, size } = encode(code, { ecc: 'M', border: 0 });
  const module = codePx / size;
  pen.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(left + x * module, top + y * module, module + 0.4, module + 0.4);
    }),
  );
}

/** A poster with a code, shown and saved as a picture. It is drawn: no page's rules on images meet it. */
export function Poster(props: PosterProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, props);
  });
  return (
    <Dialog
      open
      title={props.title}
      onClose={props.onClose}
      footer={
        <Button kind="primary" onClick={() => canvas.current && keepPicture(canvas.current, props.fileName)}>
          {props.save}
        </Button>
      }
    >
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={props.label}
        style={{ width: '100%', display: 'block' }}
      />
    </Dialog>
  );
}
