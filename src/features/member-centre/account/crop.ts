/** The part of a picture that is cut out: its centre relative to the middle of the frame, in pixels of the frame, and its scale. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1 fits the shorter side into the frame. */
  readonly zoom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const startCrop: Crop = { x: 0, y: 0, zoom: 1 };

/** Place of the picture in a square frame. */
export function placeOf(picture: Size, { x, y, zoom }: Crop, side: number) {
  const scale = (side / Math.min(picture.width, picture.height)) * zoom;
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { x: (side - width) / 2 + x, y: (side - height) / 2 + y, width, height };
}

/** Moves the picture, which always covers the frame. */
export const moved = (picture: Size, crop: Crop, by: Pick<Crop, 'x' | 'y'>, side: number): Crop =>
  covering(picture, { ...crop, x: crop.x + by.x, y: crop.y + by.y }, side);

/** Scales the picture around the middle of the frame. */
export const zoomed = (picture: Size, crop: Crop, zoom: number, side: number): Crop =>
  covering(picture, { x: (crop.x * zoom) / crop.zoom, y: (crop.y * zoom) / crop.zoom, zoom }, side);

function covering(picture: Size, crop: Crop, side: number): Crop {
  const { width, height } = placeOf(picture, crop, side);
  const within = (value: number, size: number) => {
    const room = (size - side) / 2;
    return Math.max(-room, Math.min(room, value));
  };
  return { ...crop, x: within(crop.x, width), y: within(crop.y, height) };
}
