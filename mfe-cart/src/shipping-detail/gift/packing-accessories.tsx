import { accessoriesTitle, isForEachPiece, type Accessory, type CartProduct } from '@storefront/contracts'
import { AccessoryRow } from '../../gift-choice/accessory-row'
import { GiftPreview } from '../../gift-choice/gift-preview'
import { useSuggestedHeading } from '../../gift-choice/occasion-headings'
import {
  listPackingAccessories,
  packingAccessoryNote,
  packingAccessoryText,
  type PackingAccessory,
} from './packing-accessories.rules'
import { attachToPacking, detachFromPacking } from '../shipping-detail.api'
import styles from './packing-accessories.module.css'

type PackingAccessoriesProps = {
  packingKey: string
  lines: readonly CartProduct[]
  accessories: Record<string, Accessory[]>
}

export function PackingAccessories({ packingKey, lines, accessories }: PackingAccessoriesProps) {
  const choices = listPackingAccessories(lines, accessories)
  const suggested = useSuggestedHeading(lines)
  if (choices.length === 0) return null
  const isOfMany = lines.length > 1
  const title = accessoriesTitle(choices.map(({ accessory }) => accessory))
  return (
    <section className={styles.choice} aria-label={`この荷物の${title}`}>
      <h3 className={styles.title}>{title}</h3>
      {isOfMany && (
        <p className={styles.lead}>
          この荷物の商品に、まとめてお付けします。商品ごとに変えることもできます。
        </p>
      )}
      <ul className={styles.rows}>
        {choices.map((choice) => (
          <AccessoryRow
            key={choice.accessory.id}
            accessory={choice.accessory}
            attached={choice.sample}
            text={packingAccessoryText(choice)}
            note={packingAccessoryNote(choice)}
            rivals={choice.rivals}
            place={formatPlace(choice, { isOfMany })}
            placeKey={packingKey}
            on="packing"
            suggested={suggested}
            changeOf={(inscription) => attachToPacking(packingKey, choice.accessory.id, inscription)}
            removal={choice.sample && detachFromPacking(packingKey, choice.accessory.id)}
          />
        ))}
      </ul>
      <Previews choices={choices} />
    </section>
  )
}

function formatPlace(
  { accessory, pieces, counter }: PackingAccessory,
  { isOfMany }: { isOfMany: boolean },
): string {
  if (!isForEachPiece(accessory)) return 'この荷物に1つお付けします。'
  const count = `${pieces}${counter}`
  return isOfMany ? `この荷物の商品すべて（${count}）にお付けします。` : `${count}にお付けします。`
}

/** Shows small previews of the accessories that all of the parcel's products have. */
function Previews({ choices }: { choices: readonly PackingAccessory[] }) {
  const shown = choices.filter(({ state }) => state === 'all')
  if (shown.length === 0) return null
  return (
    <div className={styles.previews}>
      {shown.map(({ accessory, sample }) => (
        <GiftPreview
          key={accessory.id}
          accessory={accessory}
          inscription={sample ?? {}}
          caption={accessory.name}
        />
      ))}
    </div>
  )
}
