import { isForEachPiece, type Accessory, type CartProduct } from '@storefront/contracts'
import { DressRow } from './dress-row'
import { GiftPreview } from './gift-preview'
import { dressesOf, dressText, type Dress } from './parcel-dress.rules'
import { dressParcel, undressParcel } from './shipping-detail.api'
import styles from './parcel-dress.module.css'

type ParcelDressProps = {
  packingKey: string
  lines: readonly CartProduct[]
  accessories: Record<string, Accessory[]>
}

/** Wrapping, noshi and card of a whole parcel, and how they will look. */
export function ParcelDress({ packingKey, lines, accessories }: ParcelDressProps) {
  const dresses = dressesOf(lines, accessories)
  if (dresses.length === 0) return null
  const isOfMany = lines.length > 1
  return (
    <section className={styles.dress} aria-label="この荷物のギフトの装い">
      <h3 className={styles.title}>ギフトの装い</h3>
      {isOfMany && (
        <p className={styles.lead}>
          この荷物の商品に、まとめてお付けします。商品ごとに変えることもできます。
        </p>
      )}
      <ul className={styles.rows}>
        {dresses.map((dress) => (
          <DressRow
            key={dress.accessory.id}
            accessory={dress.accessory}
            attached={dress.sample}
            text={dressText(dress)}
            note={noteOf(dress)}
            place={placeOf(dress, isOfMany)}
            placeKey={packingKey}
            changeOf={(inscription) => dressParcel(packingKey, dress.accessory.id, inscription)}
            removal={dress.sample && undressParcel(packingKey, dress.accessory.id)}
          />
        ))}
      </ul>
      <Previews dresses={dresses} />
    </section>
  )
}

const noteOf = ({ without }: Dress) =>
  without.length > 0 ? `※${without.join('、')}にはお付けできません` : undefined

function placeOf({ accessory, pieces }: Dress, isOfMany: boolean): string {
  if (!isForEachPiece(accessory)) return 'この荷物に1つお付けします。'
  return isOfMany ? `この荷物の商品すべて（${pieces}点）にお付けします。` : `${pieces}点にお付けします。`
}

/** What is chosen for the whole parcel, small and side by side. */
function Previews({ dresses }: { dresses: readonly Dress[] }) {
  const shown = dresses.filter(({ state }) => state === 'all')
  if (shown.length === 0) return null
  return (
    <div className={styles.previews}>
      {shown.map(({ accessory, sample }) => (
        <GiftPreview
          key={accessory.id}
          accessory={accessory}
          choice={sample?.noshi_heading ?? ''}
          text={(accessory.kind === 'message_card' ? sample?.message : sample?.noshi_name) ?? ''}
          caption={accessory.name}
        />
      ))}
    </div>
  )
}
