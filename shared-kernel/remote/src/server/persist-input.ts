/**
 * Runs in the document head. Persists input into a posted form across a reload before hydration, because
 * browsers don't restore input on a page that they may not store. Never stores passwords, codes or card data.
 */
export const persistInputBeforeHydration = `(()=>{const key='input-before-hydration',typed=new Map();
addEventListener('input',({target:control})=>{
if(control instanceof Element&&control.name&&control.form&&control.form.method==='post'&&control.closest('[data-hydrating]')
&&!/^(password|file|hidden)$/.test(control.type)&&!/^(cc-|one-time)/.test(control.autocomplete||''))typed.set(control.name+'|'+(control.type==='radio'?control.value:''),control)},true);
addEventListener('pagehide',()=>{
if(typed.size&&document.querySelector('[data-hydrating]'))sessionStorage.setItem(key,JSON.stringify([location.href,[...typed].map(([id,control])=>[id,/^(checkbox|radio)$/.test(control.type)?control.checked:control.value])]))});
window.restoreInputBeforeHydration=()=>{
const kept=JSON.parse(sessionStorage.getItem(key)||'[]');sessionStorage.removeItem(key);
if(kept[0]!==location.href)return;
for(const[id,value]of kept[1]){const[name,choice]=id.split('|');
for(const control of document.querySelectorAll('[data-hydrating] form[method=post] [name]')){
if(control.name!==name||choice&&control.value!==choice)continue;
if(typeof value==='boolean')control.checked=value;else control.value=value;typed.set(id,control)}}}})()`

/** Runs after the server-rendered form is parsed, before any other script. */
export const restoreInputBeforeHydration = 'window.restoreInputBeforeHydration()'
