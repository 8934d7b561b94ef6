import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './favourite-button.module.css'

export type FavouriteButtonProps = {
  /** The product's name. */
  label: string
  isFavourite: boolean
  /** Shows a text label next to the heart. */
  isWorded?: boolean
  /** Makes the heart a submit button, for pages without JavaScript. */
  isSubmit?: boolean
  onToggle: () => void
}

/** Renders a heart with a target of 44 px. Colour is not the only sign of its state. */
export function FavouriteButton({ label, isFavourite, isWorded, isSubmit, onToggle }: FavouriteButtonProps) {
  const word = isFavourite ? 'お気に入り登録済み' : 'お気に入りに追加'
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className={classNames(styles.heart, isWorded && styles.worded, isFavourite && styles.on)}
      aria-pressed={isFavourite}
      // The accessible name must contain the visible label, so that voice control finds the button.
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
