/**
 * When a server-rendered page fetches and runs its scripts. `parsed`: immediately, for a page that shows
 * nothing without them. `loaded`: after the images, for a known shopper. `interaction`: for other guests, on
 * the first pointer move, touch, key or scroll, or after a pause. The first interaction always starts them.
 */
export type ScriptStart = 'parsed' | 'loaded' | 'interaction'

/** Id of the template that holds the scripts and their preloads until they start. */
export const scriptsTemplate = 'scripts'

/** How long after the last image to start without any interaction, in ms. */
const restMs = 4_000

/** How long scripts wait for the full style sheets, in ms. */
const longestStyleWaitMs = 3_000

/** Retry delay for the page's data, in ms. The page is readable in the meantime. */
const dataRetryMs = 2_000

/** Timeout for a data request, in ms. */
const longestDataWaitMs = 5_000

/** Max attempts before the browser renders the page without the data. */
const mostDataTries = 5

/** Returns code that fetches the page's data and inserts it as JSON blocks. The scripts wait for this. */
const askForData = (url: string) => `(function ask(left){
return fetch('${url}?page='+encodeURIComponent(location.pathname+location.search)+(left?'':'&alone=1'),{signal:AbortSignal.timeout(${longestDataWaitMs})}).then(answer=>answer.ok?answer.json():Promise.reject(answer.status)).then(data=>{
for(const id in data){const block=document.createElement('script');block.type='application/json';block.id=id;block.textContent=JSON.stringify(data[id]);document.body.append(block)}
}).catch(()=>new Promise(resolve=>setTimeout(resolve,${dataRetryMs})).then(()=>ask(left&&left-1)))})(${mostDataTries})`

/**
 * Returns the script that starts the page's scripts. Must be placed after the template. Records interaction
 * until the shell is listening (src/boot/early-interaction.ts). A carousel that snaps into place doesn't
 * count, nor does a page that loads under a resting pointer. If there is a flash message, the scripts start
 * immediately.
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
