/** The portal's colours and sizes (app/globals.css), for a page that loads no style sheet. */
export const offlineStyle = [
  "*{box-sizing:border-box}",
  "body{margin:0;background:#fffbf5;color:#1f2a44;font:400 106.25%/1.6 system-ui,'Noto Sans Devanagari','Nirmala UI',sans-serif}",
  "header{background:#fff;border-bottom:1px solid #e4dccd}",
  "header a{display:flex;align-items:center;gap:.75rem;max-width:44rem;margin:0 auto;padding:.75rem 1rem;color:#1f2a44;font-weight:700;text-decoration:none}",
  "main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}",
  "h1{font-size:1.6rem;line-height:1.25;margin:0 0 .75rem}",
  "h2{font-size:1.15rem;line-height:1.3;margin:1.75rem 0 .5rem}",
  "p{margin:.5rem 0}ol,ul{margin:.5rem 0;padding-inline-start:1.4rem}",
  "main li a{display:block;padding:.4rem 0}a.quiet{display:inline-block;margin-top:1rem;padding:.4rem 0}a{color:#005f63}",
  "a.button{display:inline-block;background:#005f63;color:#fff;font-weight:700;padding:.7rem 1.25rem;border-radius:8px;text-decoration:none}",
  ":focus-visible{outline:3px solid #005f63;outline-offset:2px}",
  "@media(prefers-color-scheme:dark){body{background:#14191f;color:#eef1f5}header{background:#1c232b;border-color:#333c46}header a{color:#eef1f5}a{color:#7fd1cc}a.button{background:#7fd1cc;color:#10201f}:focus-visible{outline-color:#7fd1cc}}",
].join("");
