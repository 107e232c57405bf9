import { h } from './dom.ts';

const files = import.meta.glob<string>('../art/*.svg', { query: '?url', import: 'default', eager: true });

/** URL of a drawing; empty if there is none of that name. */
export const artUrl = (name: string): string => files[`../art/${name}.svg`] ?? '';

/** Decorative drawing next to equivalent text (empty `alt`). */
export const art = (name: string, className = '') =>
  h('img', { src: artUrl(name), alt: '', draggable: 'false', class: className });
