/** For the place to save on a course's page, whose colours and letters it takes. */
export const panelStyle = [
  ".save-offline{border:1px solid var(--color-hairline);border-radius:var(--radius-card);background:var(--color-white);padding:.5rem 1rem}.save-offline[open]{padding-bottom:1rem}",
  ".save-offline>summary{margin:0!important;padding:.25rem 0}.save-offline>summary h2{line-height:1.35}.save-offline p:empty{display:none}",
  ".save-offline h2{font-size:1.15rem;margin:0}.save-offline p{margin:.5rem 0 0;line-height:1.45}",
  ".save-offline .soft{color:var(--color-ink-soft);font-size:.9em;font-weight:400}",
  ".save-offline button{min-height:48px;padding:.45rem 1rem;border:2px solid var(--color-peacock);border-radius:var(--radius-control);background:var(--color-white);color:var(--color-peacock);font:inherit;font-weight:600;cursor:pointer}",
  ".save-offline button.main{background:var(--color-peacock);color:var(--color-white);width:100%;margin-top:.75rem}",
  ".save-offline button.plain{border-color:transparent;background:none;text-decoration:underline;padding-inline:0}",
  ".save-offline label{display:flex;gap:.75rem;align-items:center;min-height:48px;margin-top:.5rem;line-height:1.35}",
  ".save-offline input{width:1.25rem;height:1.25rem;flex:none;accent-color:var(--color-peacock)}",
  ".save-offline summary{min-height:48px;display:flex;align-items:center;font-weight:600;cursor:pointer;margin-top:.5rem}",
  ".save-offline summary::before{content:'+';font-weight:700;width:1.5rem}.save-offline[open]>summary::before,.save-offline details[open]>summary::before{content:'−'}",
  ".save-offline h3{font-size:1rem;margin:1rem 0 0}.save-offline ul{list-style:none;margin:.25rem 0 0;padding:0}",
  ".save-offline li{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;border-top:1px solid var(--color-hairline);padding:.35rem 0}",
  ".save-offline li>span{flex:1 1 9rem;min-width:0;line-height:1.3}.save-offline progress{width:100%;height:.75rem;accent-color:var(--color-peacock);margin-top:.75rem}",
  ".save-offline .icon{display:inline-block;width:1.2em;height:1.2em;vertical-align:-.2em;fill:none;stroke:currentColor;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}",
  ".save-offline .saved{color:var(--color-leaf);font-weight:600}",
].join("");
