/**
 * Styles of the framed fields: those of the shop's own fields, with the shop's colours and type. The padding
 * leaves room for focus rings, which the frame's edge would cut off.
 */
export const cardFieldsStyle = `*{box-sizing:border-box;margin:0}
:root{color-scheme:light;--ink:#211c18;--ink-soft:#574d44;--surface:#fff;--line:#8b8074;--danger:#93182b;--focus:#1b4fa3;--radius:.375rem;background:transparent;overflow:hidden}
:root[data-scheme=dark]{color-scheme:dark}
body{color:var(--ink);font-family:var(--font,sans-serif);line-height:1.75;line-break:strict;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
#fields{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;padding:.5rem}
[hidden]{display:none}
.pair{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);align-items:start;gap:1rem}
.field{display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem}
label{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;font-size:.875rem;font-weight:600;line-height:1.5}
.required{flex:none;padding:0 .4em;border:1px solid currentcolor;border-radius:.1875rem;color:var(--danger);font-size:.75rem;line-height:1.5;white-space:nowrap}
input{width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:var(--radius);background:var(--surface);color:inherit;font:inherit;line-height:1.5}
input:hover{border-color:var(--ink)}
input::placeholder{color:var(--ink-soft);opacity:1}
input[aria-invalid]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
#number{max-width:20rem}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:.1875rem}
.help{color:var(--ink-soft);font-size:.875rem;line-height:1.6}
.help:empty,.problem:has(span:empty){display:none}
.problem{display:flex;gap:.25rem;color:var(--danger);font-size:.875rem;font-weight:600;line-height:1.5}
.problem svg{flex:none;width:1rem;height:1rem;margin-top:.2em;fill:none;stroke:currentcolor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
summary{min-height:2.75rem;padding:.5rem 0;font-weight:600;line-height:1.75;cursor:pointer}
.tests{padding:0;color:var(--ink-soft);font-size:.875rem;list-style:none}
code{font-size:.9375em}`
