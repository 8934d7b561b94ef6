/** Colours of the simulated services. Text contrast is at least 4.5 everywhere. */
const themes: Record<string, { ground: string; on: string; page: string }> = {
  card: { ground: '#1d4f91', on: '#ffffff', page: '#eef1f6' },
  paypay: { ground: '#c4001a', on: '#ffffff', page: '#fbf1f1' },
  amazon_pay: { ground: '#ffd814', on: '#111111', page: '#f3f4f4' },
  rakuten_pay: { ground: '#bf0000', on: '#ffffff', page: '#f7f3f3' },
  d_barai: { ground: '#b3001f', on: '#ffffff', page: '#f7f4f2' },
  apple_pay: { ground: '#000000', on: '#ffffff', page: '#f5f5f7' },
  google_pay: { ground: '#1a56c4', on: '#ffffff', page: '#f1f4fa' },
}

const themeRules = Object.entries(themes)
  .map(([name, { ground, on, page }]) => `.${name}{--ground:${ground};--on:${on};--page:${page}}`)
  .join('\n')

export const serviceStyle = `${themeRules}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:#1b2430;font-family:"Hiragino Sans","Noto Sans JP",system-ui,sans-serif;line-height:1.7;overflow-wrap:anywhere}
header{background:var(--ground);color:var(--on);padding:.5rem 1rem;text-align:center;font-size:.8125rem}
header p{margin:0}
main{max-width:28rem;margin:1.5rem auto;padding:1.5rem;background:#fff;border:1px solid #c9d2df;border-radius:.75rem}
@media (max-width:30rem){main{margin:0;border:0;border-radius:0;padding:1.25rem 1rem}body{background:#fff}}
h1{font-size:1.25rem;line-height:1.4;margin:0 0 1rem}
h2{font-size:1rem;margin:1.5rem 0 .5rem}
p{margin:.5rem 0}
dl{margin:1rem 0;border-top:1px solid #d9dfe8}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-bottom:1px solid #d9dfe8}
dt{color:#55606e;flex:none}
dd{margin:0;text-align:right}
.amount dd{font-size:1.25rem;font-weight:700}
.field{margin:1rem 0}
label,legend{font-weight:600}
input:not([type=radio]):not([type=checkbox]){display:block;width:100%;font:inherit;padding:.65rem .75rem;border:1px solid #66748a;border-radius:.375rem;background:#fff;color:inherit}
input[aria-invalid]{border-color:#b00020;border-width:2px}
:focus-visible{outline:3px solid #1b6ef3;outline-offset:2px}
fieldset{margin:1.25rem 0;padding:.75rem 1rem;border:1px solid #d9dfe8;border-radius:.5rem}
fieldset label{display:flex;gap:.6rem;align-items:flex-start;min-height:2.75rem;padding:.5rem 0;font-weight:400}
fieldset input{flex:none;width:1.25rem;height:1.25rem;margin:.2rem 0 0;accent-color:#1b2430}
details{margin:1rem 0}
summary{cursor:pointer;padding:.5rem 0;min-height:2.75rem}
button{display:block;width:100%;min-height:3rem;margin-top:.75rem;padding:.75rem;border:1px solid transparent;border-radius:.5rem;background:var(--ground);color:var(--on);font:inherit;font-weight:700;cursor:pointer}
button.quiet{background:none;color:#1b2430;font-weight:400;text-decoration:underline}
.hint{color:#55606e;font-size:.875rem;margin:.125rem 0 .375rem}
.problem{color:#b00020;margin:.375rem 0 0}
.alert{border:1px solid #b00020;border-radius:.5rem;padding:.5rem 1rem;background:#fff5f5;color:#8a0019}
.alert ul{margin:.25rem 0;padding-left:1.25rem}
.mark{display:inline-block;padding:.125rem .625rem;border-radius:.375rem;background:var(--ground);color:var(--on);font-weight:700}
ul.tests{padding-left:1.25rem;font-size:.875rem}
code{font-size:.9375em}`
