import type { Alter } from '../capture/serveFolders.ts';
import type { Cell } from '../cell.ts';

/** Cell per planted fault. */
export interface Plants {
  readonly brand: string;
  readonly pixel: Cell;
  readonly unstable: Cell;
  readonly wide: Cell;
}

export const plantedWord = 'Planted word';
export const plantedColour = 'rgb(255, 0, 255)';
export const plantedPixel = { x: 21, y: 33 };

/** Plants all faults together, to test that they are distinguished. */
export function plantFaults({ brand, pixel, unstable, wide }: Plants): Alter {
  const dot = `<div style="position:fixed;left:${plantedPixel.x}px;top:${plantedPixel.y}px;width:1px;height:1px;background:magenta;z-index:2147483647"></div>`;
  const unrest =
    '<div id="unrest" style="position:fixed;inset:40px auto auto 40px;width:30px;height:30px;z-index:2147483647"></div><script>unrest.style.background = `hsl(${crypto.getRandomValues(new Uint8Array(1))[0]} 80% 50%)`</script>';
  const wider = '<div style="position:absolute;top:0;left:0;width:150vw;height:1px"></div>';
  const bodies: readonly (readonly [Cell, string])[] = [
    [pixel, dot],
    [unstable, unrest],
    [wide, wider],
  ];
  return (address, body) => {
    if (address === `/brands/${brand}/theme.css`) return edited(body, paintText);
    if (/^\/brands\/reference\/en\/.*\.json$/.test(address)) return edited(body, renameNavigation);
    const own = bodies.find(
      ([cell]) =>
        address.startsWith('/iframe.html') && address.includes(`id=${cell.story.id}&`) && address.includes(looks(cell)),
    );
    return own === undefined ? body : edited(body, (text) => text.replace('</body>', `${own[1]}</body>`));
  };
}

const looks = ({ brand, mode, language }: Cell) => `brand:${brand};mode:${mode};language:${language}`;

const edited = (body: Buffer, edit: (text: string) => string) => Buffer.from(edit(body.toString('utf8')));

const paintText = (css: string) => css.replace(/--text-primary:[^;}]+/g, `--text-primary:${plantedColour}`);

/** Renames the menu through the brand's text overrides in the boot data. */
const renameNavigation = (boot: string) => {
  const data = JSON.parse(boot) as { words?: Readonly<Record<string, string>> };
  return data.words === undefined ? boot : JSON.stringify({ ...data, words: { ...data.words, con_live: plantedWord } });
};
