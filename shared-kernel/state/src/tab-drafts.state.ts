import { keptAs } from './namespace.state'

/** What was typed and not sent yet stands in the tab's storage under names that begin so. */
export const tabDraftPrefix = () => keptAs('draft.')

/** The member is gone (§4): what was typed for her goes too, whichever remote kept it. */
export function clearTabDrafts() {
  const prefix = tabDraftPrefix()
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .forEach((key) => sessionStorage.removeItem(key))
}
