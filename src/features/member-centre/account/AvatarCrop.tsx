import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { AvatarPicture } from '../../../flows/avatar/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import * as css from './account.css.ts';
import { type Crop, moved, placeOf, startCrop, zoomed } from './crop.ts';

export interface AvatarCropProps {
  readonly picture: AvatarPicture & CanvasImageSource;
  readonly busy: boolean;
  /** Called with the cut picture as JPEG in base64. */
  readonly onSave: (image: string) => void;
  readonly onCancel: () => void;
}

/** Side of the picture that is sent, in pixels. */
const side = 512;
const step = 16;
const maxZoom = 4;

/** Chooses the part of a picture by dragging or arrow keys, and its scale by a slider. */
export function AvatarCrop({ picture, busy, onSave, onCancel }: AvatarCropProps) {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(startCrop);
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined) return;
    const { x, y, width, height } = placeOf(picture, crop, side);
    context.fillStyle = 'white';
    context.fillRect(0, 0, side, side);
    context.drawImage(picture, x, y, width, height);
  }, [picture, crop]);

  const shift = (x: number, y: number) => setCrop((now) => moved(picture, now, { x, y }, side));
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (held.current === null) return;
    const scale = side / event.currentTarget.clientWidth;
    shift((event.clientX - held.current.x) * scale, (event.clientY - held.current.y) * scale);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    shift(by[0] * step, by[1] * step);
  };

  return (
    <div className={css.form}>
      <button
        type="button"
        className={css.cropFrame}
        aria-label={t('member.account.avatar.crop')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = null;
        }}
        onKeyDown={press}
      >
        <canvas ref={canvas} className={css.cropCanvas} width={side} height={side} />
      </button>
      <input
        type="range"
        className={css.zoom}
        aria-label={t('member.account.avatar.zoom')}
        min={1}
        max={maxZoom}
        step={0.05}
        value={crop.zoom}
        onChange={({ target }) => setCrop((now) => zoomed(picture, now, Number(target.value), side))}
      />
      <div className={css.actions}>
        <Button busy={busy} onClick={() => onSave(base64Of(canvas.current))}>
          {t('member.account.avatar.use')}
        </Button>
        <Button tone="secondary" disabled={busy} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const base64Of = (canvas: HTMLCanvasElement | null): string => {
  const address = canvas?.toDataURL('image/jpeg', 0.9) ?? '';
  return address.slice(address.indexOf(',') + 1);
};
