import { keptAs } from './namespace.state'

/** Returns the prefix of unsent form drafts in sessionStorage. */
export const tabDraftPrefix = () => keptAs('draft.')

/** Drops every remote's drafts after a logout (§4). */
export function clearTabDrafts() {
  const prefix = tabDraftPrefix()
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .forEach((key) => sessionStorage.removeItem(key))
}
