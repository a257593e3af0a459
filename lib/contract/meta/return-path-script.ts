/**
 * Stores the return path of a campaign page before its scripts have come: somebody who goes to the login at once returns
 * to the course too. A script in the page, which its policy names by its hash; the path is in its `data-return-path`.
 */
export const storeReturnPath =
  '(function(){try{sessionStorage.setItem("rdir",document.currentScript.getAttribute("data-return-path"))}catch(e){}})()';

/**
 * Writes the stored return path into the hidden field before it, where that holds `data-fallback`: a login that is sent
 * before the page's scripts have come leads back too. The server checks the path (lib/api/http/return-path.ts).
 */
export const fillReturnPath =
  '(function(){try{var s=document.currentScript,f=s.previousElementSibling,p=sessionStorage.getItem("rdir");if(p&&f.value===s.getAttribute("data-fallback"))f.value=p}catch(e){}})()';
