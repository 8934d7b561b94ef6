import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import { guardComposition } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { FrameIcon } from '../frame/icon/frame-icon'
import { readScreenTerm } from '../../shared/screen-term.rules'

const SearchSuggestions = lazy(async () => ({
  default: (await import('./search-suggestions')).SearchSuggestions,
}))

/**
 * Renders the header's search as a real form, so that it works before and without scripts. Suggestions load
 * on the first focus.
 */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null)
  const [suggested, setSuggested] = useState<HTMLInputElement | null>(null)
  useEffect(() => {
    // If the shopper typed before hydration, the field is already focused.
    if (document.activeElement === input.current) setSuggested(input.current)
  }, [])
  useEffect(() => {
    const showTerm = () => {
      const field = input.current
      if (field && document.activeElement !== field) field.value = readScreenTerm(location)
    }
    // A term typed before hydration stays.
    if (input.current?.value === input.current?.defaultValue) showTerm()
    addEventListener('single-spa:routing-event', showTerm)
    addEventListener('pageshow', showTerm)
    return () => {
      removeEventListener('single-spa:routing-event', showTerm)
      removeEventListener('pageshow', showTerm)
    }
  }, [])
  const search = (event: FormEvent) => {
    event.preventDefault()
    const word = input.current?.value.trim() ?? ''
    navigateTo(word === '' ? '/product' : `/product?word=${encodeURIComponent(word)}`)
    input.current?.blur()
  }
  return (
    <form className="shell-search" role="search" action="/product" onSubmit={search}>
      <label className="shell-hidden" htmlFor="shell-search-word">
        商品を検索
      </label>
      <input
        ref={input}
        id="shell-search-word"
        name="word"
        type="search"
        role="combobox"
        aria-expanded="false"
        aria-controls="shell-search-suggestions"
        aria-autocomplete="list"
        placeholder="商品・ブランドを検索"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        onFocus={(event) => setSuggested(event.currentTarget)}
        onKeyDown={guardComposition}
      />
      <button type="submit" className="shell-icon">
        <FrameIcon name="search" label="検索する" />
      </button>
      {suggested && (
        <Suspense>
          <SearchSuggestions input={suggested} />
        </Suspense>
      )}
    </form>
  )
}
