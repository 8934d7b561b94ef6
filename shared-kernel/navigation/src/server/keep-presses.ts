/**
 * Runs in the document's head: a press of a button in a page that is not alive yet is kept for pressEarly().
 * A form that is posted would leave the page and lose what was typed; one that is a search goes its own way.
 */
export const keepPresses = `(()=>{const kept=window.earlyPresses=[];document.addEventListener('click',event=>{
const button=event.target instanceof Element&&event.target.closest('[data-waking] button');
if(!button||button.type==='submit'&&button.form&&button.form.method==='get')return;
event.preventDefault();kept.push(button)},true)})()`
