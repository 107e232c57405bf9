/** Gives the blank window the look of the site while it connects: its colours, its mark and a running bar. */
export function drawWaiting(opened: Window, { matches: isCalm } = matchMedia('(prefers-reduced-motion: reduce)')): void {
  const { document: there } = opened;
  const look = getComputedStyle(document.body);
  const accent = getComputedStyle(document.querySelector('a, button') ?? document.body).color;
  there.documentElement.lang = document.documentElement.lang;
  Object.assign(there.body.style, {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '18px',
    minHeight: '100vh',
    margin: '0',
    padding: '24px',
    boxSizing: 'border-box',
    background: look.backgroundColor,
    color: look.color,
    font: look.font,
    textAlign: 'center',
  });
  const bar = there.createElement('span');
  bar.setAttribute('aria-hidden', 'true');
  Object.assign(bar.style, { width: '120px', height: '4px', borderRadius: '2px', background: accent });
  const mark = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href;
  const parts: HTMLElement[] = [bar];
  if (mark !== undefined) {
    const image = there.createElement('img');
    Object.assign(image, { src: mark, alt: '', width: 56, height: 56 });
    parts.unshift(image);
  }
  there.body.prepend(...parts);
  if (!isCalm)
    bar.animate([{ opacity: 0.25 }, { opacity: 1 }, { opacity: 0.25 }], {
      duration: 1_400,
      iterations: Number.POSITIVE_INFINITY,
    });
}
