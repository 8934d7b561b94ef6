import { useRef, type FormEvent } from 'react'
import { navigateTo } from '@storefront/navigation'
import { Icon } from '@storefront/ui'

/** The search of the header: a real form, so it also works before and without scripts. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null)
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
      <input ref={input} id="shell-search-word" name="word" type="search" placeholder="商品・ブランドを検索" enterKeyHint="search" autoComplete="off" />
      <button type="submit" className="shell-icon">
        <Icon name="search" label="検索する" />
      </button>
    </form>
  )
}
