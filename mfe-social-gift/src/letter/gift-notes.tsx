import type { SocialGiftProduct } from '@storefront/contracts'
import { DataList, Panel } from '@storefront/ui'
import { holdsAlcohol } from '../gift/drinking-age.rules'

/** Shows notes before the address: age limit, allergens and chilled delivery. */
export function GiftNotes({ products }: { products: readonly SocialGiftProduct[] }) {
  const cool = products.filter(({ product_info }) => product_info.is_cool)
  const labelled = products.filter(({ product_info }) => product_info.allergens.length > 0)
  return (
    <>
      {holdsAlcohol(products) && (
        <Panel tone="caution" title="お酒のギフトです">
          20歳未満の者の飲酒は法律で禁止されています。お届け先のご入力のときに、生年月日をお伺いします。
        </Panel>
      )}
      {cool.length > 0 && (
        <Panel title="クール便でお届けします">
          お受け取りの後は、すぐに冷蔵庫へお入れください。ご在宅の日時をお選びになると安心です。
        </Panel>
      )}
      {labelled.length > 0 && (
        <Panel title="アレルギー物質について">
          <DataList
            rows={labelled.map(({ line_id, product_info }) => ({
              key: String(line_id),
              term: product_info.name,
              value: inOneLine(product_info.allergens),
            }))}
          />
        </Panel>
      )}
    </>
  )
}

/** Merges the lines of an allergen label: 「含む：乳」 and 「含む：大豆」 become one line. */
const inOneLine = (allergens: readonly string[]) =>
  `含む：${allergens.map((line) => line.replace(/^含む：/, '')).join('、')}`
