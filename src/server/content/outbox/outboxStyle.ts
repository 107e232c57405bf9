export const outboxStyle = `
.top{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:1rem;padding:1.25rem clamp(1rem,4vw,3rem);max-width:56rem;margin:auto}
.word{font-weight:700;font-size:1.125rem;letter-spacing:-.01em;text-decoration:none}
.top nav{display:flex;flex-wrap:wrap;gap:.25rem}
.top nav a{padding:.625rem .75rem;border-radius:8px;color:var(--soft);text-decoration:none;min-height:44px;display:inline-flex;align-items:center}
.top nav a:hover{background:var(--sunken);color:var(--ink)}
main{padding:1rem clamp(1rem,4vw,3rem) 4rem;max-width:56rem;margin:auto}
h1{font-size:clamp(2rem,5vw,2.75rem);line-height:1.25;letter-spacing:-.02em}
.lead{color:var(--soft);max-width:42rem;margin-top:.5rem}
.brands{display:flex;flex-wrap:wrap;gap:.5rem;margin:1.75rem 0 1.25rem;padding:0;list-style:none}
.brands a{display:inline-flex;align-items:center;min-height:44px;padding:.5rem 1rem;border:1px solid var(--line);border-radius:999px;background:var(--card);color:var(--soft);text-decoration:none}
.brands a:hover{color:var(--ink)}
.brands [aria-current]{background:var(--ink);border-color:var(--ink);color:var(--card);font-weight:600}
.messages{display:grid;gap:1rem;margin:0;padding:0;list-style:none}
.message{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:1.125rem 1.25rem;overflow-wrap:anywhere}
.about{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline;color:var(--soft);font-size:.875rem}
.about b{color:var(--ink);font-weight:600}
.kind{padding:.125rem .5rem;border-radius:6px;background:var(--sunken);font-size:.75rem;letter-spacing:.04em}
.about time{margin-left:auto;font-variant-numeric:tabular-nums}
.message h2{font-size:1.0625rem;line-height:1.4;margin-top:.75rem}
.text{white-space:pre-line;margin-top:.75rem}
.text a{color:var(--accent);text-underline-offset:3px}
.code{display:inline-flex;align-items:center;min-height:44px;margin-top:.75rem;padding:.25rem 1rem;border-radius:10px;background:var(--sunken);border:1px dashed var(--line);font:600 1.375rem/1.4 ui-monospace,monospace;letter-spacing:.16em;user-select:all;-webkit-user-select:all;cursor:pointer}
.none{margin-top:1.75rem;padding:1.5rem;border:1px dashed var(--line);border-radius:16px;color:var(--soft)}
`;
