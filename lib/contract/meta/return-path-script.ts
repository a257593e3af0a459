/**
 * Stores the return path of a campaign page before its scripts have come: somebody who goes to the login at once returns
 * to the course too. A script in the page, which its policy names by its hash; the path is in its `data-return-path`.
 */
export const storeReturnPath =
  '(function(){try{sessionStorage.setItem("rdir",document.currentScript.getAttribute("data-return-path"))}catch(e){}})()';
