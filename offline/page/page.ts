import { keepsAttribute } from "../../lib/contract/meta/unsent";
import { wordsIn } from "../shared/words";
import { showConnection } from "./connection-line";
import { registerWorker } from "./register";
import { loadSavedScript } from "./saved-script";
import { tellScripts } from "./tell-scripts";

// Runs on every page after it has loaded, without React.

showConnection(wordsIn(document.documentElement.lang));
registerWorker()
  .then(tellScripts)
  .catch(() => undefined);
loadSavedScript();
document.documentElement.setAttribute(keepsAttribute, "");
