import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useValues } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { inside, moved, sideOf, wholeOf, zoomAtMost } from './crop.ts';
import type { Crop } from './crop.ts';
import type { PhotoModel } from './photo-model.ts';
import type { Texts } from './texts.ts';

/** Points of the kept picture; its frame is half as wide. */
const points = 512;
const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop): void {
  const side = sideOf(bitmap, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  // Transparent parts of a PNG would turn black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, points, points);
  context.drawImage(bitmap, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, points, points);
}

/** The square of a photo, which is dragged, moved by arrow keys and enlarged. */
export function CropDialog({ bitmap, model, t }: { bitmap: ImageBitmap; model: PhotoModel; t: Texts }) {
  const [failure, isBusy] = useValues(model.failure, model.isBusy);
  const [crop, setCrop] = useState(() => wholeOf(bitmap));
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, bitmap, crop);
  }, [bitmap, crop]);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const from = last.current;
    const width = event.currentTarget.clientWidth || 1;
    if (!from) return;
    last.current = { x: event.clientX, y: event.clientY };
    setCrop((now) => moved(bitmap, now, (event.clientX - from.x) / width, (event.clientY - from.y) / width));
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setCrop((now) => moved(bitmap, now, step[0] * 0.04, step[1] * 0.04));
  };
  const save = () => canvas.current?.toBlob((square) => void model.save(square), 'image/jpeg', 0.88);
  return (
    <Dialog
      open
      title={t.cropTitle}
      onClose={model.close}
      footer={
        <>
          {failure && (
            <Alert kind="bad" style={{ flex: '1 0 100%' }}>
              {failure}
            </Alert>
          )}
          <Button onClick={model.close}>{t.cancel}</Button>
          <Button kind="primary" busy={isBusy} onClick={save}>
            {t.usePhoto}
          </Button>
        </>
      }
    >
      <div className="t-col si-crop">
        <button
          type="button"
          className="si-crop__f"
          aria-label={t.cropFrame}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            last.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            last.current = null;
          }}
          onPointerCancel={() => {
            last.current = null;
          }}
        >
          <canvas ref={canvas} width={points} height={points} />
        </button>
        <label className="t-row si-crop__z">
          <span className="t-s13">{t.zoom}</span>
          <input
            type="range"
            min={1}
            max={zoomAtMost}
            step={0.05}
            value={crop.zoom}
            onInput={({ currentTarget }) => {
              const zoom = Number(currentTarget.value);
              setCrop((now) => inside(bitmap, { ...now, zoom }));
            }}
          />
        </label>
        <p className="t-s12 t-3">{t.cropHint}</p>
      </div>
    </Dialog>
  );
}
