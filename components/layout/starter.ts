import { hydratedEvent, keptDrafts, waitingAttribute } from "../../lib/contract/meta/hydrated-event.ts";
import { hintCookie } from "./accessibility/look.ts";

// The script that fetches a page's scripts when someone needs them (docs/decisions/0211). It stands in the head of
// every stored page, uses only syntax that old browsers support, and reads the address from its own element.

/** The attribute with a page's scripts, divided by spaces. `old:` is for browsers without modules. */
export const scriptsAttribute = "data-page-scripts";
/** An attribute of the same element, on a stored page, which needs its scripts to show a learner's name. */
export const forEverybody = "data-for-everybody";

/** What works only with scripts, or better with them. A link, a `summary` and the sending of a form work by themselves. */
const needing = "button,input,select,textarea,[role=button],[role=radio]";

/** Stands in place of `stylesheet` on a page that brings its own rules, until the scripts come (server/finish/own-rules.ts). */
export const waitingSheet = "later";

/** How long such a form waits for the scripts: on 2G they take twice as long. */
const patienceMs = 4000;

/** How long after its load a page that no one touches is left alone on a good connection. */
const quietMs = 3500;

/**
 * Fetches the scripts, once the whole page is there to be hydrated: at once where a draft is stored, or for someone who
 * is signed in on a page that is the same for everyone; on a good connection at the first pointer, key or scrolling, or
 * some seconds after the page has loaded; and else at the first pointer, key or focus on what needs them. A field that
 * the page focuses by itself does not count. A button that is pressed before the scripts have run is pressed again
 * afterwards. The button of a form with `waitingAttribute` is too, but after `patienceMs` the form is sent without them.
 * Where the scripts cannot be loaded (the worker removes their names from a page that it stored), the page works as
 * without JavaScript.
 */
const source = `
(function(){
var d=document,me=d.currentScript,root=d.documentElement,begun=false,ready=false,acted=false,sending=false,held=[],names=me.getAttribute("${scriptsAttribute}");
function bare(){root.removeAttribute("data-scripts")}
if(!names)return bare();
function load(){
  if(begun)return;
  begun=true;
  if(d.readyState==="loading")d.addEventListener("DOMContentLoaded",add);
  else add();
}
function add(){
  d.querySelectorAll("link[rel=${waitingSheet}]").forEach(function(l){l.rel="stylesheet"});
  names.split(" ").forEach(function(src){
    var s=d.createElement("script"),old=src.replace("old:","");
    s.src=old;
    if(old!==src)s.noModule=true;
    else s.async=true,s.onerror=function(){begun=false;send();held=[]};
    d.head.appendChild(s);
  });
}
function kept(){try{for(var k in localStorage)if(!k.indexOf("${keptDrafts}"))load()}catch(e){}}
function form(b){return b.type==="submit"&&b.form}
function sends(b){return form(b)&&!b.form.hasAttribute("${waitingAttribute}")}
function send(){
  sending=true;
  held=held.filter(function(b){return!form(b)||b.click()});
  sending=false;
}
function near(e,what){var t=e.target;return t&&t.closest?t.closest(what):null}
function wanted(e){
  if(e.type!=="focusin")acted=true;
  var what=near(e,"${needing}");
  if(acted&&what&&!sends(what))load();
}
function on(all,act){all.split(" ").forEach(function(name){d.addEventListener(name,act,{capture:true,passive:true})})}
on("pointerdown touchstart mousedown keydown focusin",wanted);
d.addEventListener("click",function(e){
  var b=near(e,"button,[role=button]");
  if(ready||sending||!b||sends(b))return;
  e.preventDefault();
  e.stopPropagation();
  load();
  if(held.indexOf(b)<0)held.push(b);
  if(form(b))setTimeout(function(){if(!ready)send()},${patienceMs});
},true);
d.addEventListener("${hydratedEvent}",function(){
  ready=true;
  setTimeout(function(){held.splice(0).forEach(function(b){b.click()})});
});
var c=navigator.connection||{},slow=c.saveData||/2g|3g/.test(c.effectiveType||"");
if(me.hasAttribute("${forEverybody}")&&/(?:^|; )${hintCookie}=1/.test(d.cookie))load();
else{
kept();
if(slow)bare();
else{
  on("scroll pointermove touchstart keydown",load);
  addEventListener("load",function(){setTimeout(function(){(window.requestIdleCallback||setTimeout)(load)},${quietMs})});
}
}
})()`;

export const starter: string = source
  .trim()
  .split("\n")
  .map((line) => line.trim())
  .join("");
