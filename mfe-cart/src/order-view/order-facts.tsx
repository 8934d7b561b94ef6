import {
  counterOf,
  type CartAccessory,
  type CartDetail,
  type CartPacking,
  type CartShipping,
} from '@storefront/contracts'
import { formatDate, formatDayWithWeekday } from '@storefront/locale-ja'
import { DataList, NameText } from '@storefront/ui'
import { allEnclosed, enclosedIn, ownAccessories, undressedText } from './enclosed.rules'
import { accessoryText } from './line-options'
import styles from './order-facts.module.css'

export function ShippingFacts({ detail }: { detail: CartDetail }) {
  if (detail.social_gift) {
    const { receiver_name, sender_name, message } = detail.social_gift
    return (
      <DataList
        rows={[
          { term: 'お届け先', value: 'お相手が入力します（ソーシャルギフト）' },
          { term: '贈り先', value: receiver_name },
          { term: '贈り主', value: sender_name },
          { term: 'メッセージ', value: <span className={styles.letter}>{message ?? 'なし'}</span> },
          { term: 'お届け日時', value: 'お相手が指定します' },
          ...detail.shippings.flatMap(({ packings }) => packings.flatMap(arrivalRows)),
          ...enclosedRows('gift', allEnclosed(detail.products)),
        ]}
      />
    )
  }
  return detail.shippings.map((shipping, index) => (
    <DataList
      key={shipping.key}
      rows={buildRows(shipping, detail, detail.shippings.length > 1 ? String(index + 1) : '')}
    />
  ))
}

/** Builds the rows of an address. `place` is the address's number if there are several addresses. */
function buildRows(shipping: CartShipping, { products, shippings }: CartDetail, place: string) {
  const isSeveral = shippings.length > 1 || shipping.packings.length > 1
  return [
    {
      term: `お届け先${place}`,
      value: (
        <>
          <NameText>{`${shipping.shipping_name} さま`}</NameText>
          <br />
          <NameText>{shipping.full_address}</NameText>
          <br />
          電話 {shipping.phone_number}
        </>
      ),
    },
    ...shipping.packings.flatMap((packing) => [
      ...(isSeveral
        ? [
            {
              key: `${packing.key}-goods`,
              term: 'お届けの商品',
              value: <PackingGoods packing={packing} products={products} />,
            },
          ]
        : []),
      {
        key: packing.key,
        term: 'お届け日時',
        value: (
          <NameText>
            {`${packing.delivery_at ? formatDayWithWeekday(packing.delivery_at) : '指定なし（最短でお届け）'}　${packing.delivery_timezone ?? '時間帯の指定なし'}`}
          </NameText>
        ),
      },
      ...arrivalRows(packing),
      ...enclosedRows(packing.key, enclosedIn(products, packing.key)),
    ]),
  ]
}

function PackingGoods({ packing, products }: { packing: CartPacking; products: CartDetail['products'] }) {
  return (
    <span className={styles.letter}>
      {packing.products
        .flatMap(({ key, quantity }) => {
          const line = products.find((one) => one.key === key)
          if (!line) return []
          const { name, variant_name } = line.product_info
          const counter = counterOf(line.product_info)
          return [
            `${name}${variant_name ? `（${variant_name}）` : ''} ${quantity}${counter}`,
            ...ownAccessories(line, products).map((accessory) => `　${accessoryText(accessory, counter)}`),
            ...[undressedText(line)].flatMap((text) => (text === undefined ? [] : [`　${text}`])),
          ]
        })
        .join('\n')}
    </span>
  )
}

const arrivalRows = ({ key, arrival_text }: CartPacking) =>
  arrival_text ? [{ key: `${key}-arrival`, term: 'お届けの時期', value: arrival_text }] : []

const enclosedRows = (parcel: string, enclosed: readonly CartAccessory[]) =>
  enclosed.length > 0
    ? [
        {
          key: `${parcel}-enclosed`,
          term: '荷物に添えるもの',
          value: (
            <span className={styles.letter}>{enclosed.map((one) => accessoryText(one)).join('\n')}</span>
          ),
        },
      ]
    : []

export function OrdererFacts({
  orderer,
  hasAlcohol,
}: {
  orderer: CartDetail['orderer']
  hasAlcohol: boolean
}) {
  if (!orderer) return <p>ご注文者さまの情報が入力されていません。</p>
  const { last_name, first_name, last_name_kana, first_name_kana } = orderer
  const { email, postal_code, prefecture, city, address1, address2, phone_number } = orderer
  return (
    <DataList
      rows={[
        {
          term: 'お名前',
          value: (
            <NameText>
              {`${last_name} ${first_name}${last_name_kana ? `（${last_name_kana} ${first_name_kana}）` : ''}`}
            </NameText>
          ),
        },
        { term: 'メールアドレス', value: email },
        {
          term: 'ご住所',
          value: (
            <NameText>
              {`〒${postal_code.slice(0, 3)}-${postal_code.slice(3)} ${prefecture}${city}${address1} ${address2 ?? ''}`}
            </NameText>
          ),
        },
        { term: '電話番号', value: phone_number },
        ...(hasAlcohol
          ? [{ term: '生年月日', value: orderer.birthday ? formatDate(orderer.birthday) : '未入力' }]
          : []),
      ]}
    />
  )
}
