/**
 * Runs in the document's head: what is pressed, typed and chosen in a page that is not hydrated yet is kept
 * for replayQueuedEvents(). Nobody else hears a kept press: React, which may be halfway through hydration,
 * would make it a second time. A form that is posted would leave the page; what is typed in it stays in its
 * controls, from where the form takes it over. A search goes its own way. Each control is kept with its place
 * among those of its tag: React may draw the page anew, where a translator or an extension has changed it.
 */
export const queueEventsBeforeHydration = `(()=>{const kept=window.queuedEvents=[];
const keep=(control,value)=>{const root=control.closest('[data-hydrating]'),equals=[...root.querySelectorAll(control.localName)];
kept.push({control,value,root,index:equals.indexOf(control),count:equals.length})};
document.addEventListener('click',event=>{
const button=event.target instanceof Element&&event.target.closest('[data-hydrating] button');
if(!button||button.type==='submit'&&button.form&&button.form.method==='get')return;
event.preventDefault();event.stopPropagation();keep(button)},true);
const keepValue=({target:control})=>{
if(!(control instanceof Element)||!control.closest('[data-hydrating]')||control.type==='file'||control.form&&control.form.method==='post')return;
const value=/^(checkbox|radio)$/.test(control.type)?control.checked:control.value,last=kept[kept.length-1];
if(last&&last.control===control&&last.value!==undefined)last.value=value;else keep(control,value)};
document.addEventListener('input',keepValue,true);document.addEventListener('change',keepValue,true)})()`
