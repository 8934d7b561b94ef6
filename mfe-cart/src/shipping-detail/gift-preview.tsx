import type { Accessory } from '@storefront/contracts'
import { classNames, Picture } from '@storefront/ui'
import { cordOf, isBlank } from './gift-preview.rules'
import styles from './gift-preview.module.css'

type GiftPreviewProps = {
  accessory: Accessory
  choice: string
  text: string
  /** Makes it small, with these words below. */
  caption?: string
}

/** How it will look: a noshi strip, a message card, or the picture of what it is. */
export function GiftPreview({ accessory, choice, text, caption }: GiftPreviewProps) {
  const hasSample =
    accessory.kind === 'noshi' || accessory.kind === 'message_card' || accessory.image !== null
  if (!hasSample) return null
  return (
    <figure className={classNames(styles.preview, caption !== undefined && styles.small)}>
      <Sample accessory={accessory} choice={choice} text={text} />
      <figcaption>{caption ?? '仕上がりの見本'}</figcaption>
    </figure>
  )
}

function Sample({ accessory, choice, text }: GiftPreviewProps) {
  if (accessory.kind === 'noshi') return <NoshiPreview heading={choice} name={text} />
  if (accessory.kind === 'message_card') return <CardPreview design={choice} message={text} />
  return accessory.image ? <Picture picture={accessory.image} sizes="320px" shape="square" /> : null
}

function NoshiPreview({ heading, name }: { heading: string; name: string }) {
  const printed = isBlank(heading) ? '' : heading
  return (
    <div
      className={styles.noshi}
      role="img"
      aria-label={`熨斗の仕上がり見本。表書き「${heading}」、お名前「${name || 'なし'}」`}
    >
      <span className={styles.heading}>{printed}</span>
      <Cord kind={cordOf(heading)} />
      <span className={classNames(styles.name, [...name].length > 8 && styles.longName)}>{name}</span>
    </div>
  )
}

/**
 * The paper cord: a bow for what may happen again, a knot for what shall not, black and white for condolence.
 */
function Cord({ kind }: { kind: ReturnType<typeof cordOf> }) {
  return (
    <svg
      className={classNames(styles.cord, kind === 'condolence' && styles.condolence)}
      viewBox="0 0 200 40"
      aria-hidden="true"
    >
      <path className={styles.left} d="M0 17h88M0 20h88M0 23h88" />
      <path className={styles.right} d="M112 17h88M112 20h88M112 23h88" />
      {kind === 'bow' ? (
        <>
          <path className={styles.left} d="M100 20C84 4 70 8 74 18s18 6 26 2M98 21 84 37" />
          <path className={styles.right} d="M100 20c16-16 30-12 26-2s-18 6-26 2M102 21l14 16" />
        </>
      ) : (
        <>
          <path className={styles.left} d="M88 20c4-10 20-10 24 0M96 20 86 6" />
          <path className={styles.right} d="M112 20c-4 10-20 10-24 0M104 20l10-14" />
        </>
      )}
    </svg>
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
