/**
 * Runs in the document head. Queues clicks and input before hydration for replayQueuedEvents(). Stops a
 * queued click for all other listeners, because React could be halfway through hydration and handle it twice.
 * Also blocks form posts, which would leave the page. Text in a posted form stays in its controls, where the
 * form adopts it. A search form submits as usual. Stores each control's index among elements of the same tag,
 * because React may re-render a page that a translator or extension has changed.
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
