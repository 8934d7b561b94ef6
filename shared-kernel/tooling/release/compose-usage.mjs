/** Printed by `npm run compose -- --help`, and below an error of grammar. */
export const usage = `npm run compose -- status                 what is in force; so does no command
npm run compose -- set cart 1.1.0         switches one remote, for everybody; a new remote joins the others
npm run compose -- canary cart 1.1.0 10   gives it to 10 of 100 shoppers; once more with another weight
npm run compose -- canary cart 0          ends the canary
npm run compose -- diff cart 1.1.0        what it changes beside the release in force, with pictures of both
npm run compose -- rollback [ID]          goes back to what was in force before, or to an entry of the history;
                                          without an ID never to what was withdrawn or left on purpose
npm run compose -- history                when, what, who and why
  --why "text"   is written into the history
  --server URL   where a new remote is served, if not by the shop's own processes
  --untried      the release comes into force without its routes having been tried, and although the API
                 doesn't answer what it reads
  --page /cart   takes pictures of this page, once for each; else of the pages that differ
  --no-pictures  prints the differences alone

DATA_FOLDER (.shop) names the shop; its last start says port and document.`
