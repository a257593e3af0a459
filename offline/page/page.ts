import { wordsIn } from "../shared/words";
import { showConnection } from "./connection-line";
import { registerWorker } from "./register";
import { loadSavedScript } from "./saved-script";

// Runs on every page after it has loaded, without React.

showConnection(wordsIn(document.documentElement.lang));
registerWorker().catch(() => undefined);
loadSavedScript();
