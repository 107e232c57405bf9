export const docsStyle = `
header{padding:2.5rem clamp(1rem,4vw,3rem) 1.5rem;border-bottom:1px solid var(--line)}
header p{color:var(--soft);max-width:46rem;margin:.25rem 0 .75rem}
h1{font-size:2rem;line-height:1.3;letter-spacing:-.02em}
header a,nav a:hover{color:var(--accent)}
.columns{display:grid;grid-template-columns:minmax(16rem,22rem) minmax(0,1fr)}
nav{position:sticky;top:0;align-self:start;max-height:100vh;max-height:100dvh;overflow:auto;padding:1rem 1rem 3rem clamp(1rem,4vw,3rem);border-right:1px solid var(--line);font-size:.875rem}
nav h2{font-size:.8125rem;color:var(--soft);margin:1rem 0 .25rem;text-transform:capitalize}
nav ul{list-style:none;margin:0;padding:0}
nav li a,nav h2 a{display:flex;align-items:baseline;min-width:0;padding:.375rem 0;text-decoration:none;overflow-wrap:anywhere}
nav b{display:inline-block;flex:0 0 3rem;font-size:.6875rem;text-transform:uppercase;color:var(--soft)}
main{padding:1rem clamp(1rem,4vw,3rem) 5rem;max-width:64rem}
main h2{margin:1.5rem 0 .75rem;font-size:1.375rem;text-transform:capitalize}
section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1.125rem 1.25rem;margin-bottom:1rem;scroll-margin-top:1rem}
h3{margin:0 0 .25rem;font-size:1rem;font-weight:500;display:flex;flex-wrap:wrap;gap:.625rem;align-items:center}
h3 code{overflow-wrap:anywhere}
section p{color:var(--soft)}
.method{font-weight:700;font-size:.6875rem;line-height:1.6;text-transform:uppercase;letter-spacing:.04em;padding:.125rem .5rem;border-radius:6px;background:var(--sunken);color:var(--accent)}
code,pre{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono","Inter Variable",monospace;font-size:.875em}
.scroll{overflow-x:auto;margin-top:.75rem}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--soft);font-weight:500}
details{margin-top:.75rem}
summary{cursor:pointer;padding:.625rem 0;color:var(--soft)}
pre{margin:0;padding:1rem;border-radius:10px;background:var(--sunken);overflow:auto;max-height:28rem;line-height:1.5}
@media (max-width:52rem){.columns{grid-template-columns:minmax(0,1fr)}nav{position:static;max-height:none;border-right:0;border-bottom:1px solid var(--line)}}
`;
