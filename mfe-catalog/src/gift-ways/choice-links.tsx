import { classNames } from '@storefront/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styles from './choice-links.module.css'

type ChoiceLinksProps = {
  label: string
  /** On phones the links are one line that scrolls sideways, to the chosen one. */
  isOneLine?: boolean
  choices: readonly { href: string; label: string; isChosen: boolean }[]
}

export function ChoiceLinks({ label, choices, isOneLine = false }: ChoiceLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  const chosen = choices.findIndex(({ isChosen }) => isChosen)
  useEffect(() => {
    const link = list.current?.children[chosen]
    if (isOneLine && list.current && link instanceof HTMLElement)
      list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2
  }, [chosen, isOneLine])
  return (
    <nav aria-label={label} className={styles.choices}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul ref={list} className={classNames(styles.links, isOneLine && styles.line)}>
        {choices.map((choice) => (
          <li key={choice.href}>
            <Link
              className={styles.link}
              to={choice.href}
              preventScrollReset
              aria-current={choice.isChosen ? 'true' : undefined}
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
