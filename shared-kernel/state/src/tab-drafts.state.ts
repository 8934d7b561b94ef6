import { keptAs } from './namespace.state'

/** Prefix of unsent form drafts in the tab's storage. */
export const tabDraftPrefix = () => keptAs('draft.')

/** After a logout (§4) drops the drafts of every remote. */
export function clearTabDrafts() {
  const prefix = tabDraftPrefix()
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .forEach((key) => sessionStorage.removeItem(key))
}
