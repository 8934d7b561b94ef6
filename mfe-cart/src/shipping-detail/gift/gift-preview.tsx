import { inscriptionText, type Accessory, type Inscription } from '@storefront/contracts'
import { classNames, Picture } from '@storefront/ui'
import { noshiDrawingUrl } from './gift-preview.rules'
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
  if (accessory.kind === 'noshi') return <NoshiPreview inscription={inscription} />
  if (accessory.kind === 'message_card')
    return <CardPreview design={inscription.noshi_heading ?? ''} message={inscription.message ?? ''} />
  return accessory.image ? <Picture picture={accessory.image} sizes="320px" shape="square" /> : null
}

/** Shows the image from the server, which also prints the noshi, so the font is the same. */
const NoshiPreview = ({ inscription }: { inscription: Inscription }) => (
  <img
    className={styles.noshi}
    src={noshiDrawingUrl(inscription)}
    alt={`熨斗の仕上がり見本：${inscriptionText(inscription)}`}
    width={297}
    height={210}
  />
)

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
