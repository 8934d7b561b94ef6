import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './favourite-button.module.css'

export type FavouriteButtonProps = {
  /** Name of the product. */
  label: string
  isFavourite: boolean
  /** Shows its label beside the heart. */
  isWorded?: boolean
  /** Submits its form, for pages without scripts. */
  isSubmit?: boolean
  onToggle: () => void
}

/** A heart with a 44 px target; states its state not only by colour. */
export function FavouriteButton({ label, isFavourite, isWorded, isSubmit, onToggle }: FavouriteButtonProps) {
  const word = isFavourite ? 'お気に入り登録済み' : 'お気に入りに追加'
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className={classNames(styles.heart, isWorded && styles.worded, isFavourite && styles.on)}
      aria-pressed={isFavourite}
      // Contains the visible label, so that voice control finds it.
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
