import type { MarkColours } from '../../domain/previewMessages.ts';

const inset = 4;
const top = '2147483000';

/** A frame around a part of the page, above everything, that takes no press. */
export function createMark() {
  const frame = document.createElement('div');
  const label = document.createElement('div');
  let part: Element | null = null;
  Object.assign(frame.style, {
    position: 'absolute',
    zIndex: top,
    pointerEvents: 'none',
    borderRadius: '8px',
    borderStyle: 'solid',
    borderWidth: '3px',
    display: 'none',
  });
  Object.assign(label.style, {
    position: 'absolute',
    insetInlineStart: '-3px',
    bottom: '100%',
    padding: '4px 12px',
    borderRadius: '8px',
    font: '500 18px/26px system-ui, sans-serif',
    whiteSpace: 'nowrap',
  });
  frame.setAttribute('aria-hidden', 'true');
  frame.append(label);

  const place = () => {
    if (part?.isConnected !== true) {
      frame.style.display = 'none';
      return;
    }
    const { left, top: above, width, height } = part.getBoundingClientRect();
    Object.assign(frame.style, {
      display: width === 0 || height === 0 ? 'none' : 'block',
      left: `${left + scrollX - inset}px`,
      top: `${above + scrollY - inset}px`,
      width: `${width + inset * 2}px`,
      height: `${height + inset * 2}px`,
    });
  };
  const sizes = new ResizeObserver(place);
  sizes.observe(document.documentElement);

  return {
    show(next: Element, text: string, colours: MarkColours) {
      part = next;
      // Beside the root of the app, whose children are React's.
      if (!frame.isConnected) document.body.append(frame);
      frame.style.boxSizing = 'border-box';
      frame.style.borderColor = colours.line;
      label.style.background = colours.line;
      label.style.color = colours.text;
      label.style.display = text === '' ? 'none' : 'block';
      label.textContent = text;
      place();
    },
    hide() {
      part = null;
      frame.style.display = 'none';
    },
  };
}
