import { useCallback, useEffect, useState } from 'react'
import { reportFailure } from '@storefront/event-bus'
import { NetworkError, RequestCancelled } from '@storefront/http'
import { useSession } from '@storefront/session'
import { currentSite, useScreen } from '@storefront/site'
import { useBrowserValue } from '@storefront/state'
import { fetchSuggestionSources } from './suggestions.api'
import { mostSuggestionsOn, suggestionGroups, toSearchTerm, type SuggestionGroup } from './suggestions.rules'

/** Min delay between fetches while typing (§9). */
const fetchDelayMs = 200

const none: Suggestions = { groups: [] }

type Suggestions = {
  groups: SuggestionGroup[]
  /** The search term that the groups were fetched for. Undefined until the first answer. */
  word?: string
}

/** Returns the field's text, including text that an input method is still composing. */
function useText(input: HTMLInputElement): string {
  const subscribe = useCallback(
    (notify: () => void) => {
      input.addEventListener('input', notify)
      return () => input.removeEventListener('input', notify)
    },
    [input],
  )
  return useBrowserValue(() => input.value, '', subscribe)
}

/** Returns suggestions for the typed search term. The previous suggestions stay until new ones arrive. */
export function useSuggestions(input: HTMLInputElement, { isOpen }: { isOpen: boolean }) {
  const { isLogin } = useSession()
  const word = toSearchTerm(useText(input))
  const mostOf = mostSuggestionsOn(useScreen())
  const [answered, setAnswered] = useState(none)
  useEffect(() => {
    if (!isOpen) return undefined
    const abort = new AbortController()
    const suggest = async () => {
      const sources = await fetchSuggestionSources(word, {
        isLogin,
        mostProducts: mostOf.products,
        signal: abort.signal,
      })
      if (abort.signal.aborted) return
      const { categories, occasions } = currentSite()
      setAnswered({ word, groups: suggestionGroups(word, { ...sources, categories, occasions }, mostOf) })
    }
    const timer = setTimeout(() => suggest().catch(report), word ? fetchDelayMs : 0)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [word, isOpen, isLogin, mostOf])
  const { groups } = isOpen ? answered : none
  return { groups, isNothingFound: isOpen && word !== '' && answered.word === word && groups.length === 0 }
}

/** Ignores network errors, because search works without suggestions. Reports the rest. */
function report(error: unknown) {
  if (error instanceof RequestCancelled || error instanceof NetworkError) return
  reportFailure('suggestions-not-loaded', error)
}
