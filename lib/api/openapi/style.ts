import { colours } from "../../platform/colours";

/** The part of the portal's style (app/globals.css) that one page of tables needs. */
export const style = `
*{box-sizing:border-box}
html{background:${colours.paper};color:${colours.ink};font:400 106.25%/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans Devanagari","Nirmala UI",sans-serif;scroll-padding-top:6rem}
body{margin:0}
header{background:#fff}
header img{display:block;height:40px;width:auto}
.band{height:20px;background:url("/images/brand/band.svg") 0 0/48px 20px repeat-x}
.page{max-width:72rem;margin-inline:auto;padding-inline:1rem}
header .page{display:flex;align-items:center;min-height:3.5rem}
main{padding-block:1.5rem 4rem}
h1,h2,h3{line-height:1.25;margin:0;text-wrap:balance}
h1{font-size:2rem}h2{font-size:1.5rem;margin-top:2.5rem}h3{font-size:1rem;margin-top:1.25rem}
p{max-width:40rem;margin:.5rem 0 0}
a{color:${colours.peacock};text-underline-offset:.2em}
:focus-visible{outline:3px solid ${colours.peacock};outline-offset:2px;border-radius:4px}
code{font:.92em ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
pre{margin:.75rem 0 0;padding:.85rem 1rem;background:#fff;border:1px solid ${colours.hairline};border-radius:8px;overflow-x:auto}
pre code{overflow-wrap:normal}
.button{display:inline-block;margin-top:1rem;padding:.6rem 1.25rem;border-radius:8px;background:${colours.peacock};color:#fff;font-weight:600;text-decoration:none}
.index{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1.25rem 2rem;margin-top:1rem}
.index h3{font-size:1.1rem;margin:0}
.index ul{list-style:none;margin:.25rem 0 0;padding:0}
.index a{display:block;padding:.45rem 0}
.call{margin-top:.75rem;background:#fff;border:1px solid ${colours.hairline};border-radius:12px}
summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem .75rem;padding:.75rem 1rem;min-height:48px;cursor:pointer}
summary::before{content:"+";font-weight:700;color:${colours.peacock};width:.8em}
[open]>summary::before{content:"\\2212"}
.method{min-width:4.2em;padding:.05rem .5rem;border-radius:6px;border:1px solid ${colours.peacock};color:${colours.peacock};font-weight:700;font-size:.85em;text-align:center}
.method.post,.method.put,.method.delete{background:${colours.peacock};color:#fff}
.what{color:${colours.inkSoft};flex:1 1 16rem}
.who{padding:.05rem .6rem;border-radius:6px;background:${colours.haldi};font-size:.85em}
.inside{padding:0 1rem 1.25rem}
.wide{margin-top:.5rem;overflow-x:auto}
table{border-collapse:collapse;min-width:100%;font-size:.94em}
th,td{border:1px solid ${colours.hairline};padding:.4rem .7rem;text-align:start;vertical-align:top}
thead th{background:${colours.peacockTint}}
thead th:nth-child(-n+2){width:32%}
thead th:nth-child(3){width:6rem}
tbody th{font-weight:400}
td{overflow-wrap:break-word;min-width:4rem}
@media(max-width:40rem){
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,tbody,tr,th,td{display:block}
tr{border:1px solid ${colours.hairline};border-radius:8px;padding:.5rem .75rem;margin-top:.5rem}
tbody th,td{border:0;padding:0}
td:empty{display:none}
tbody th{font-weight:700}
td:nth-child(3)::before{content:"Required: "}
}
@media print{details>*{display:block}}
`;
