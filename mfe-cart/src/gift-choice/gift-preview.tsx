import { findSample, type Accessory, type Inscription } from '@storefront/contracts'
import { classNames, NoshiPicture, Picture } from '@storefront/ui'
import styles from './gift-preview.module.css'

type GiftPreviewProps = {
  accessory: Accessory
  inscription: Inscription
  /** Makes the preview small and shows this caption below the picture. */
  caption?: string
}

/** Previews the noshi as the shop will print it, the message card, or the accessory's picture. */
export function GiftPreview({ accessory, inscription, caption }: GiftPreviewProps) {
  const hasSample =
    accessory.kind === 'noshi' || accessory.kind === 'message_card' || accessory.image !== null
  if (!hasSample) return null
  return (
    <figure className={classNames(styles.preview, caption !== undefined && styles.small)}>
      <Sample accessory={accessory} inscription={inscription} />
      <figcaption>{caption ?? '仕上がりの見本'}</figcaption>
    </figure>
  )
}

function Sample({ accessory, inscription }: Pick<GiftPreviewProps, 'accessory' | 'inscription'>) {
  if (accessory.kind === 'noshi') return <NoshiPicture inscription={inscription} />
  if (accessory.kind === 'message_card')
    return <CardPreview design={inscription.noshi_heading ?? ''} message={inscription.message ?? ''} />
  const sample = findSample(accessory, inscription.noshi_heading)
  if (!sample) return null
  return (
    <div className={styles.picture}>
      <Picture picture={sample} sizes="320px" shape="square" />
    </div>
  )
}

function CardPreview({ design, message }: { design: string; message: string }) {
  return (
    <div
      className={styles.card}
      data-design={design}
      role="img"
      aria-label={`メッセージカードの仕上がり見本。絵柄「${design}」、お言葉「${message || 'なし'}」`}
    >
      <p>{message || 'ここにお言葉が入ります'}</p>
    </div>
  )
}
