import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './favourite-button.module.css'

export type FavouriteButtonProps = {
  /** The product's name. */
  label: string
  isFavourite: boolean
  /** Shows a text label next to the heart. */
  isWorded?: boolean
  /** Makes it a submit button, for pages without JavaScript. */
  isSubmit?: boolean
  onToggle: () => void
}

/** A heart with a 44 px target. Doesn't rely on colour alone to show its state. */
export function FavouriteButton({ label, isFavourite, isWorded, isSubmit, onToggle }: FavouriteButtonProps) {
  const word = isFavourite ? 'お気に入り登録済み' : 'お気に入りに追加'
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className={classNames(styles.heart, isWorded && styles.worded, isFavourite && styles.on)}
      aria-pressed={isFavourite}
      // Must contain the visible label, so that voice control finds it.
      aria-label={isWorded && isFavourite ? `${label}は${word}` : `${label}をお気に入りに追加`}
      onClick={(event) => {
        event.preventDefault()
        onToggle()
      }}
    >
      <Icon name="heart" isFilled={isFavourite} />
      {isWorded && <span>{word}</span>}
    </button>
  )
}
