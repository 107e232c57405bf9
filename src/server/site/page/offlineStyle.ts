/** Style of the offline page, by the variables of the brand's theme. */
export const offlineStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--surface-canvas);color:var(--text-primary);font:var(--type-body)}
header{display:flex;align-items:center;gap:var(--space-3);min-height:var(--height-header);padding:var(--space-3) var(--space-5);background:var(--surface-header);color:var(--on-header-fg);font:var(--type-h3)}
main{flex:1;width:100%;max-width:480px;margin:0 auto;padding:var(--space-7) var(--space-5);text-align:center}
h1{margin:var(--space-5) 0 var(--space-3);font:var(--type-h2)}
p{margin:0 0 var(--space-5);color:var(--text-secondary)}
.contact{display:grid;gap:var(--space-1);padding:var(--space-card);border:1px solid var(--border-subtle);border-radius:var(--radius-lg);background:var(--surface-base);overflow-wrap:anywhere}
.contact b{color:var(--text-primary)}
.contact a{color:var(--accent-text)}
.retry{display:flex;align-items:center;justify-content:center;min-height:max(44px,var(--control-lg));padding:0 var(--control-pad-x);border-radius:var(--radius-button);background:var(--action-solid);color:var(--action-on-solid);font:var(--type-label);font-weight:600;text-decoration:none}
.contact a,.contact span{min-height:24px}
:focus-visible{outline:3px solid var(--focus-ring);outline-offset:3px}
.cloud{fill:var(--surface-sunken);stroke:var(--border-strong);stroke-width:2}
.bolt{fill:var(--status-warning-solid)}
.wire{fill:none;stroke:var(--text-tertiary);stroke-width:4;stroke-linecap:round}
`;
