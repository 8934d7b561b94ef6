import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Navigates to the list that a control chose. Each arrow key on a closed select is a choice, so that all but
 * the first of a control's choices in a row replace the entry of the history: Back leaves them at once.
 */
export function useChoiceNavigation() {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { chosenBy?: string } | null }
  return (url: string, chosenBy?: string) =>
    void navigate(url, {
      preventScrollReset: true,
      replace: chosenBy !== undefined && state?.chosenBy === chosenBy,
      state: chosenBy === undefined ? null : { chosenBy },
    })
}
