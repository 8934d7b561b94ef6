import { Link } from 'react-router-dom'
import styles from './choice-links.module.css'

type ChoiceLinksProps = {
  label: string
  choices: readonly { href: string; label: string; isChosen: boolean }[]
}

export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className={styles.choices}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul className={styles.links}>
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
