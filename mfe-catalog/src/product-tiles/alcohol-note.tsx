import styles from './alcohol-note.module.css'

/** Renders the legal notice once below a list that contains alcohol. */
export function AlcoholNote({ products }: { products: readonly { is_alcohol: boolean }[] }) {
  return products.some(({ is_alcohol }) => is_alcohol) ? (
    <p className={styles.note}>20歳未満の者の飲酒は法律で禁止されています。</p>
  ) : null
}
