import { markPlace, qrModules, quietZone } from './qrModules.ts';

/** Pixels of a module, so that the picture is sharp on paper too. */
const scale = 16;

/**
 * A code with a mark as a PNG file. A mark that cannot be read is left out.
 * @param mark URL of the picture in the middle.
 */
export async function qrPicture(value: string, mark: string): Promise<Blob> {
  const [modules, picture] = await Promise.all([qrModules(value, true), readPicture(mark)]);
  const canvas = document.createElement('canvas');
  const side = (modules.length + 2 * quietZone) * scale;
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no pictures.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.scale(scale, scale);
  context.translate(quietZone, quietZone);
  context.fillStyle = 'black';
  for (const [y, row] of modules.entries()) for (const [x, dark] of row.entries()) if (dark) context.fillRect(x, y, 1, 1);
  if (picture !== null) {
    const { start, side: room, padding } = markPlace(modules.length);
    context.fillStyle = 'white';
    context.fillRect(start, start, room, room);
    const inner = room - 2 * padding;
    const ratio = Math.min(inner / picture.width, inner / picture.height);
    const [width, height] = [picture.width * ratio, picture.height * ratio];
    context.drawImage(picture, start + (room - width) / 2, start + (room - height) / 2, width, height);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file === null ? reject(new Error('The browser writes no PNG.')) : resolve(file)), 'image/png');
  });
}

/** The picture of an address that allows it to be drawn; null otherwise. */
async function readPicture(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}
