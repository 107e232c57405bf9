import '../../src/theme/global.css.ts';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { declarationsOf, themeCss } from '../../src/brand/themeCss.ts';
import { tokensFromBrand } from '../../src/brand/tokensFromBrand.ts';
import { createText, TextProvider } from '../../src/i18n/index.ts';
import { vars } from '../../src/theme/contract.css.ts';
import { chooseMode, onModeChange } from '../../src/theme/mode.ts';
import { type ModeName, modeNames } from '../../src/theme/tokens.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { Checkbox } from '../../src/ui/form/Checkbox.tsx';
import { TextField } from '../../src/ui/form/TextField.tsx';
import { Spinner } from '../../src/ui/Spinner/Spinner.tsx';
import { Tabs } from '../../src/ui/Tabs/Tabs.tsx';

const theme = { seed: '#f5c400', defaultMode: 'dark', palettes: { light: { accent: { solid: '#7a5c00' } } } } as const;
const tokens = tokensFromBrand(theme);
const text = await createText('vi', {}, 'all');
const { documentElement: html } = document;

const style = document.head.appendChild(document.createElement('style'));
style.textContent = themeCss(theme, tokens);
const meta = document.head.appendChild(document.createElement('meta'));
meta.name = 'theme-color';
for (const mode of modeNames) meta.setAttribute(`data-${mode}`, tokens.palettes[mode].surface.header);

const nothing = () => undefined;
let leave: () => void = nothing;

beforeEach(async () => {
  html.dataset['palette'] = 'dark';
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  const field = { name: 'account', label: 'Tên', value: '', fault: null, onChange: nothing, placeholder: 'Tên' };
  root.render(
    <TextProvider text={text}>
      <Button>Nút</Button>
      <Button tone="ghost">Nút</Button>
      <TextField {...field} />
      <Checkbox name="remember" checked onChange={nothing}>
        Nhớ
      </Checkbox>
      <Tabs
        label="Mục"
        items={[
          { id: 'a', label: 'Một' },
          { id: 'b', label: 'Hai' },
        ]}
        selected="a"
        onSelect={nothing}
        panelId="panel"
      />
      <Spinner />
      <div id="scrolling" style={{ overflow: 'auto', height: '20px' }}>
        <p style={{ height: '200px' }} />
      </div>
      <svg>
        <title>Biểu đồ</title>
        <path id="chart" d="M0 0 L9 9" stroke={vars.chart['1']} />
      </svg>
      <canvas width="1" height="1" />
      <p id="quiet" style={{ color: vars.text.tertiary, borderTop: `1px solid ${vars.border.default}` }}>
        Ghi chú
      </p>
    </TextProvider>,
  );
  leave = () => {
    root.unmount();
    box.remove();
  };
  await expect.poll(() => document.querySelector('canvas')).not.toBe(null);
});

afterEach(() => leave());
afterAll(() => {
  style.remove();
  meta.remove();
  delete html.dataset['palette'];
  localStorage.clear();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const styleOf = (selector: string) => getComputedStyle(find(selector));

/** A colour as computed styles write it. */
function computed(colour: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = colour;
  const value = getComputedStyle(probe).color;
  probe.remove();
  return value;
}

describe('a mode', () => {
  /** Draws what CSS cannot reach, as the frame of a game does. */
  function drawing(): { readonly stop: () => void; readonly pixel: () => string } {
    const context = (find('canvas') as HTMLCanvasElement).getContext('2d');
    if (context === null) throw new Error('There is no canvas.');
    const draw = (mode: ModeName) => {
      context.fillStyle = tokens.palettes[mode].chart['1'];
      context.fillRect(0, 0, 1, 1);
    };
    draw('dark');
    const pixel = () => {
      const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
      return `rgb(${red}, ${green}, ${blue})`;
    };
    return { stop: onModeChange(draw), pixel };
  }

  it('reaches color-scheme, theme-color, form controls, scroll bars, charts and canvas [PALETTE-04]', () => {
    const canvas = drawing();
    for (const mode of ['light', 'dark', 'light'] as const) {
      chooseMode(mode);
      const { chart, border, accent, surface, text: ink } = tokens.palettes[mode];
      expect({
        scheme: styleOf('html').colorScheme,
        themeColor: meta.content,
        controls: ['input[name=account]', 'input[name=remember]', 'button'].map((control) => styleOf(control).colorScheme),
        accent: styleOf('input[name=remember]').accentColor,
        field: getComputedStyle(find('input[name=account]').parentElement as Element).borderTopColor,
        placeholder: getComputedStyle(find('input[name=account]'), '::placeholder').color,
        scrollBars: ['html', '#scrolling'].map((box) => styleOf(box).scrollbarColor),
        chart: styleOf('#chart').stroke,
        canvas: canvas.pixel(),
      }).toEqual({
        scheme: mode,
        themeColor: surface.header,
        controls: [mode, mode, mode],
        accent: computed(accent.solid),
        field: computed(border.strong),
        placeholder: computed(ink.tertiary),
        scrollBars: [`${computed(border.strong)} rgba(0, 0, 0, 0)`, `${computed(border.strong)} rgba(0, 0, 0, 0)`],
        chart: computed(chart['1']),
        canvas: computed(chart['1']),
      });
    }
    canvas.stop();
    chooseMode('dark');
    expect(canvas.pixel()).toBe(computed(tokens.palettes.light.chart['1']));
  });

  it('differs from the other one in each of them', () => {
    const [dark, light] = modeNames.map((mode) => {
      const { chart, border, accent, surface, text: ink } = tokens.palettes[mode];
      return [chart['1'], border.strong, accent.solid, surface.header, ink.tertiary];
    });
    expect(dark?.filter((colour, at) => colour === light?.[at])).toEqual([]);
  });
});

describe('a setting of the system', () => {
  const emulate = (features: Readonly<Record<string, string>>) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  /** A checkbox is the browser's own, which paints it in the user's colours. */
  const controls = ['button', '[role=tab]', 'input[name=account]'];
  const borders = () => controls.map((control) => `${styleOf(control).borderTopStyle} ${styleOf(control).borderTopWidth}`);
  const quiet = () => [styleOf('#quiet').color, styleOf('#quiet').borderTopColor];
  const endless = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);

  afterEach(() => emulate({}));

  it('more contrast alone strengthens quiet text and lines, in both modes [PALETTE-08]', async () => {
    for (const mode of modeNames) {
      chooseMode(mode);
      const { border, text: ink } = tokens.palettes[mode];
      await emulate({ 'prefers-contrast': 'no-preference' });
      expect(quiet()).toEqual([computed(ink.tertiary), computed(border.default)]);
      await emulate({ 'prefers-contrast': 'more' });
      expect(quiet()).toEqual([computed(ink.secondary), computed(border.strong)]);
      expect([ink.tertiary === ink.secondary, border.default === border.strong]).toEqual([false, false]);
    }
  });

  it('forced colours alone put a border around every control and mark what is selected [PALETTE-08]', async () => {
    const selected = () => [styleOf('[aria-selected=true]').outlineStyle, styleOf('[aria-selected=false]').outlineStyle];
    const before = borders();
    expect(before).toContain('none 0px');
    expect(selected()).toEqual(['none', 'none']);
    await emulate({ 'forced-colors': 'active' });
    expect(borders()).toEqual(controls.map(() => 'solid 1px'));
    expect(selected()).toEqual(['solid', 'none']);
    // The user's colours, not the brand's.
    expect(styleOf('button').color).toBe(computed('ButtonText'));
    await emulate({});
    expect(borders()).toEqual(before);
  });

  it('reduced motion alone ends every animation and starts no transition [PALETTE-08]', async () => {
    await emulate({ 'prefers-reduced-motion': 'no-preference' });
    expect(endless()).toHaveLength(1);
    expect(styleOf('button').transitionProperty).not.toBe('none');
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    expect(endless()).toEqual([]);
    expect(styleOf('button').transitionProperty).toBe('none');
    expect(borders()[0]).not.toBe('none 0px');
  });
});

it('every token of a palette reaches the page in its mode', () => {
  for (const mode of modeNames) {
    chooseMode(mode);
    const wrong = [...declarationsOf(tokens.palettes[mode])].filter(
      ([name, value]) => styleOf('html').getPropertyValue(name) !== value,
    );
    expect([mode, wrong]).toEqual([mode, []]);
  }
});
