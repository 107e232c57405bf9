/** A preview reads only theme variables, so it shows the brand as its site does. */
export const chooserStyle = `
.top{display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:1.25rem clamp(1rem,4vw,3rem)}
.word{font-weight:700;font-size:1.125rem;letter-spacing:-.01em}
.top nav{display:flex;flex-wrap:wrap;gap:.25rem}
.top a{padding:.625rem .75rem;border-radius:8px;color:var(--soft);text-decoration:none;min-height:44px;display:inline-flex;align-items:center}
.top a:hover{background:var(--sunken);color:var(--ink)}
main{padding:1rem clamp(1rem,4vw,3rem) 4rem;max-width:120rem;margin:auto}
h1{font-size:clamp(2rem,5vw,3rem);line-height:1.25;letter-spacing:-.02em}
.lead{color:var(--soft);max-width:46rem;margin-top:.5rem}
.brands{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr));gap:1.5rem;margin-top:2rem}
.brand{background:var(--card);border:1px solid var(--line);border-radius:20px;overflow:hidden;display:flex;flex-direction:column}
.looks{display:grid;grid-template-columns:1fr 1fr}
.looks>:only-child{grid-column:1/-1}
.about{display:flex;flex-wrap:wrap;gap:1rem;justify-content:space-between;align-items:center;padding:1.25rem 1.5rem;margin-top:auto}
.about>div{flex:1 1 14rem}
.about h2{font-size:1.25rem;line-height:1.35}
.about p{color:var(--soft);font-size:.9375rem}
.open{display:inline-flex;flex-direction:column;align-items:center;justify-content:center;min-height:48px;padding:.5rem 1.25rem;border-radius:12px;background:var(--ink);color:var(--card);font-weight:600;line-height:1.35;text-decoration:none}
.open:hover{opacity:.88}
.where{font-weight:400;font-size:.75rem;opacity:.8}
.note{margin-top:1.5rem;padding:1rem 1.25rem;border:1px solid var(--line);border-left:4px solid var(--accent);border-radius:10px;background:var(--card)}
.note ul{margin:.5rem 0 0;padding-left:1.25rem;color:var(--soft);font-size:.9375rem}
.look{background:var(--surface-canvas);color:var(--text-primary);font-family:var(--font-text);min-width:0}
.bar{display:flex;justify-content:space-between;align-items:center;gap:.5rem;height:44px;padding:0 12px;background:var(--surface-header);color:var(--on-header-fg)}
.bar img{height:20px;max-width:60%;object-fit:contain;object-position:left}
.bar b{font-family:var(--font-display);font-size:15px}
.mode{font-style:normal;font-size:11px;color:var(--on-header-fg-muted)}
.hero{position:relative;margin:10px;border-radius:var(--radius-lg);overflow:hidden;aspect-ratio:4/3;background:var(--gradient-hero)}
.hero img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.pitch{position:absolute;inset:0;display:flex;flex-direction:column;align-items:flex-start;justify-content:flex-end;gap:8px;padding:12px;background:linear-gradient(to top,var(--on-hero-scrim) 30%,transparent 95%);color:var(--on-hero-fg)}
.pitch b{text-wrap:balance;font-family:var(--font-display);font-size:clamp(13px,1.2vw,15px);line-height:1.3;text-transform:var(--display-face-transform);font-stretch:var(--display-face-stretch);font-variation-settings:var(--display-face-variation);font-weight:700}
.go{padding:5px 12px;border-radius:var(--radius-button);background:var(--on-hero-solid);color:var(--on-hero-on-solid);font-size:12px;font-weight:600}
.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:6px;margin:0 10px}
.tiles i{aspect-ratio:3/4;border-radius:var(--radius-game-card);background:var(--surface-base);border:1px solid var(--border-subtle)}
.tiles i:nth-child(1){background:var(--gradient-brand)}
.tiles i:nth-child(3){background:var(--accent-subtle)}
.tiles i:nth-child(4){background:var(--support-subtle)}
.line{display:flex;align-items:center;gap:8px;margin:10px;padding:10px;border-radius:var(--radius-md);background:var(--surface-base);border:1px solid var(--border-subtle)}
.line u{height:6px;flex:2;border-radius:3px;background:var(--text-secondary)}
.line .short{flex:1;background:var(--text-tertiary)}
.line em{margin-left:auto;width:34px;height:14px;border-radius:var(--radius-badge);background:var(--reward-solid)}
@media (max-width:40rem){.top{gap:.25rem;padding-right:.5rem}.top a{padding:.5rem;font-size:.875rem}.brands{gap:1rem;margin-top:1.5rem}.hero{aspect-ratio:1}.pitch{padding:10px}.tiles{gap:4px}.bar{padding:0 10px}.about{padding:1rem 1.25rem}.about>div{flex-basis:8rem}}
@media (forced-colors:active){.open{border:1px solid}}
`;
