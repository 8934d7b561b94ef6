/**
 * When the scripts of a served page are fetched and run: a page that needs them to show anything at once, one
 * of a shopper who is known once its pictures have come, any guest's when somebody points, touches, types or
 * scrolls, or the page has rested. Either way the first sign of a hand begins.
 */
export type ScriptStart = 'parsed' | 'loaded' | 'interaction'

/** Id of the template that holds the scripts and their preloads until they are wanted. */
export const scriptsTemplate = 'scripts'

/** A page that nobody has touched for so long after its last picture, in ms. */
const restMs = 4_000

/** What scripts draw needs the whole style sheets; one that hangs keeps no page from them, in ms. */
const longestStyleWaitMs = 3_000

/** Data that did not come are asked for again after this time, in ms; the page is readable meanwhile. */
const dataRetryMs = 2_000

/** A request for them that hangs is given up after this time, in ms. */
const longestDataWaitMs = 5_000

/** Data that cannot be had so often are done without: the browser renders the page. */
const mostDataTries = 5

/** Puts the data of the page into it as the blocks that scripts read; they wait for it. */
const askForData = (url: string) => `(function ask(left){
return fetch('${url}?page='+encodeURIComponent(location.pathname+location.search)+(left?'':'&alone=1'),{signal:AbortSignal.timeout(${longestDataWaitMs})}).then(answer=>answer.ok?answer.json():Promise.reject(answer.status)).then(data=>{
for(const id in data){const block=document.createElement('script');block.type='application/json';block.id=id;block.textContent=JSON.stringify(data[id]);document.body.append(block)}
}).catch(()=>new Promise(resolve=>setTimeout(resolve,${dataRetryMs})).then(()=>ask(left&&left-1)))})(${mostDataTries})`

/**
 * Runs behind the template. What the hand has done until the shell listens is noted for it
 * (src/boot/early-interaction.ts); a carousel that snaps into place and a page that appears under a pointer
 * at rest are no sign of it. A message that waits for this page is not kept waiting.
 */
export const startScripts = (
  start: Exclude<ScriptStart, 'parsed'>,
  dataUrl?: string,
) => `(()=>{const seen=window.earlyInteraction={};
const begin=()=>{
if(document.readyState==='loading')return addEventListener('DOMContentLoaded',begin,{once:true});
const held=document.getElementById('${scriptsTemplate}');if(!held)return;held.remove();
const scripts=held.content.cloneNode(true);
const programs=[...scripts.querySelectorAll('script')],sheets=[...scripts.querySelectorAll('link[rel=stylesheet]')];
for(const program of programs){program.async=false;program.remove()}
const styled=Promise.all(sheets.map(sheet=>new Promise(resolve=>sheet.onload=sheet.onerror=resolve)));
document.head.append(scripts);
Promise.all([${dataUrl ? `${askForData(dataUrl)},` : ''}Promise.race([styled,new Promise(resolve=>setTimeout(resolve,${longestStyleWaitMs}))])]).then(()=>document.head.append(...programs))};
const hear=({type,target,movementX,movementY})=>{
if(type==='scroll'?target!==document:type==='pointermove'&&!movementX&&!movementY)return;
removeEventListener(type,hear,true);seen.isNear=true;if(/down|start/.test(type))seen.isPressing=true;begin()};
for(const type of['pointermove','wheel','scroll','focusin','pointerdown','touchstart','keydown'])addEventListener(type,hear,{capture:true,passive:true});
const rest=()=>${start === 'loaded' ? 'begin()' : `setTimeout(()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:1e3}):begin(),${restMs})`};
if(sessionStorage.getItem('flash'))begin();else if(document.readyState==='complete')rest();else addEventListener('load',rest,{once:true})})()`
