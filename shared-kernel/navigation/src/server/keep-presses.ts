/**
 * Runs in the document's head: what is pressed, typed and chosen in a page that is not alive yet is kept for pressEarly().
 * A form that is posted would leave the page and lose what was typed; one that is a search goes its own way.
 */
export const keepPresses = `(()=>{const kept=window.earlyActs=[];
document.addEventListener('click',event=>{
const button=event.target instanceof Element&&event.target.closest('[data-waking] button');
if(!button||button.type==='submit'&&button.form&&button.form.method==='get')return;
event.preventDefault();kept.push({control:button})},true);
const keepValue=({target:control})=>{
if(!(control instanceof Element)||!control.closest('[data-waking]')||control.type==='file')return;
const value=/^(checkbox|radio)$/.test(control.type)?control.checked:control.value,last=kept[kept.length-1];
if(last&&last.control===control&&'value'in last)last.value=value;else kept.push({control,value})};
document.addEventListener('input',keepValue,true);document.addEventListener('change',keepValue,true)})()`
