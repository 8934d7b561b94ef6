import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react'
import { isImeKey } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { Picture } from '@storefront/ui'
import type { Suggestion } from './suggestions.rules'
import { useSuggestions } from './use-suggestions'
import './search-suggestions.css'

const listId = 'shell-search-suggestions'
const optionId = (index: number) => `${listId}-${index}`

/**
 * Shows suggestions below the search field. The arrow keys select, Enter follows and Escape closes. The field
 * keeps the focus.
 */
export function SearchSuggestions({ input }: { input: HTMLInputElement }) {
  const [isOpen, setOpen] = useReducer(
    (_known: boolean, next: boolean) => next,
    document.activeElement === input,
  )
  const { groups, isNothingFound } = useSuggestions(input, { isOpen })
  const options = groups.flatMap(({ suggestions }) => suggestions)
  const { active, setActive } = useActive(options)
  const isShown = isOpen && options.length > 0

  function follow({ href }: Suggestion) {
    setOpen(false)
    input.blur()
    navigateTo(href)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isImeKey(event)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = options[active]
    if (step !== 0 && !isShown) setOpen(true)
    else if (step !== 0) setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    else if (event.key === 'Escape' && isShown) setOpen(false)
    else if (event.key === 'Enter' && isShown && chosen) follow(chosen)
    else return
    event.preventDefault()
  })
  const onType = useEffectEvent(() => {
    setActive(-1)
    setOpen(true)
  })
  const onLeave = useEffectEvent(() => setOpen(document.activeElement === input))
  // Must run during commit: the shopper may have left the field by searching while this code was loading.
  useLayoutEffect(() => {
    onLeave()
    const listeners: [string, (event: Event) => void][] = [
      ['keydown', (event) => onKeyDown(event as KeyboardEvent)],
      ['input', onType],
      ['focus', onType],
      ['blur', onLeave],
    ]
    listeners.forEach(([type, listener]) => input.addEventListener(type, listener))
    return () => listeners.forEach(([type, listener]) => input.removeEventListener(type, listener))
  }, [input])
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isShown))
    if (!isShown || active < 0) return input.removeAttribute('aria-activedescendant')
    input.setAttribute('aria-activedescendant', optionId(active))
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [input, isShown, active])

  return (
    <div
      className={isShown ? 'shell-suggestions' : 'shell-hidden'}
      onPointerDown={(event) => event.preventDefault()}
    >
      <p role="status" className="shell-hidden">
        {isShown && `候補が${options.length}件あります。上下の矢印キーで選べます。`}
        {isNothingFound && '候補はありません。'}
      </p>
      <div role="listbox" id={listId} aria-label="検索の候補">
        {isShown &&
          groups.map(({ title, suggestions }) => (
            <div key={title} role="group" aria-label={title}>
              <p className="shell-suggestions-title" aria-hidden="true">
                {title}
              </p>
              {suggestions.map((suggestion) => {
                const index = options.indexOf(suggestion)
                return (
                  <Option
                    key={suggestion.href}
                    suggestion={suggestion}
                    index={index}
                    isActive={index === active}
                    onFollow={() => setOpen(false)}
                  />
                )
              })}
            </div>
          ))}
      </div>
    </div>
  )
}

/**
 * Returns the index of the option that Enter would follow, or -1 for the typed search term. The index resets
 * when the options change.
 */
function useActive(options: readonly Suggestion[]) {
  const key = options.map(({ href }) => href).join(' ')
  const [chosen, setChosen] = useState({ key, index: -1 })
  return {
    active: chosen.key === key ? chosen.index : -1,
    setActive: (index: number) => setChosen({ key, index }),
  }
}

type OptionProps = { suggestion: Suggestion; index: number; isActive: boolean; onFollow: () => void }

function Option({ suggestion: { label, href, note, picture }, index, isActive, onFollow }: OptionProps) {
  return (
    <a
      id={optionId(index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="shell-suggestion"
      href={href}
      onClick={onFollow}
    >
      {picture && (
        <Picture picture={picture} sizes="48px" shape="square" alt="" className="shell-suggestion-picture" />
      )}
      <span>{label}</span>
      {note && <span className="shell-suggestion-note">{note}</span>}
    </a>
  )
}
