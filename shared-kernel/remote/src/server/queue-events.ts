/**
 * Inline script of the document head. Until hydration it queues clicks on buttons and input for
 * replayQueuedEvents(). A queued click reaches no other listener, because React could be halfway through
 * hydration and handle it twice, and a submit button would leave the page. Search forms submit as usual.
 * Input into a posted form isn't queued: the form adopts it from its controls. Each event has its control's
 * index among elements of the same tag, because React re-renders a page that an extension has changed.
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
