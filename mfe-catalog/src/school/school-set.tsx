import type { School, SchoolSet, SchoolSetItem } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { currentSite } from '@storefront/site'
import { Badge, Button, Card, Field, LinkButton, Picture, Select } from '@storefront/ui'
import type { ReactNode } from 'react'
import { setAnchor, setQuery, sexNames } from '../school-ways/school.rules'
import { codeRow, splitSet, setPriceText, sizeChoices } from './school.rules'
import styles from './school.module.css'

type SetProps = { school: School; set: SchoolSet }

/**
 * Renders a uniform set. Made-to-measure garments are ordered one by one. The other items are added to the
 * cart together.
 */
export function SchoolSetCard({ school, set }: SetProps) {
  const { madeToOrder, ready, soldOut } = splitSet(set)
  const isWhole = madeToOrder.length === 0 && soldOut.length === 0
  return (
    <section id={setAnchor(set)} aria-label={set.name} className={styles.set}>
      <Card title={set.name} action={set.sex && <Badge>{sexNames[set.sex]}</Badge>}>
        {set.note && <p className={styles.note}>{set.note}</p>}
        <p className={styles.total}>
          一式 <strong>{setPriceText(set)}</strong>（税込）
        </p>
        {madeToOrder.length > 0 && (
          <div className={styles.part}>
            <h3 className={styles.step}>採寸・お名前を指定する品</h3>
            <p className={styles.note}>一つずつご指定ください。次の品へ順にご案内します。</p>
            <ol className={styles.items}>
              {madeToOrder.map((item) => (
                <Item key={item.product.id} item={item}>
                  <LinkButton
                    size="sm"
                    href={`/product/${item.product.key}/uos${setQuery(school, set)}`}
                    aria-label={`ご指定へ ${item.product.name}`}
                  >
                    ご指定へ
                  </LinkButton>
                </Item>
              ))}
            </ol>
          </div>
        )}
        {ready.length > 0 && <ReadyItems set={set} ready={ready} isWhole={isWhole} />}
        {soldOut.length > 0 && (
          <ul className={styles.items}>
            {soldOut.map((item) => (
              <Item key={item.product.id} item={item}>
                <Badge tone="muted">売り切れ</Badge>
              </Item>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

type ReadyProps = { set: SchoolSet; ready: readonly SchoolSetItem[]; isWhole: boolean }

/** Renders a form that is posted to the cart as an order by product codes, with or without scripts. */
function ReadyItems({ set, ready, isWhole }: ReadyProps) {
  const { isSelling } = currentSite().settings
  return (
    <form method="post" action="/cart" className={styles.part} aria-label={`${set.name}をカートに入れる`}>
      {!isWhole && <h3 className={styles.step}>そのままカートに入れられる品</h3>}
      <input type="hidden" name="intent" value="codes" />
      <ul className={styles.items}>
        {ready.map((item) => (
          <Item key={item.product.id} item={item}>
            {item.sizes.length > 0 ? (
              <SizeChoice item={item} />
            ) : (
              <input type="hidden" name="codes" value={codeRow(item.product.code, item.quantity)} />
            )}
          </Item>
        ))}
      </ul>
      {isSelling && (
        <Button type="submit" variant="primary" icon="cart" isWide>
          {isWhole ? '一式をカートに入れる' : 'まとめてカートに入れる'}
        </Button>
      )}
    </form>
  )
}

function SizeChoice({ item }: { item: SchoolSetItem }) {
  return (
    <Field label="サイズ">
      {(control) => (
        <Select
          {...control}
          name="codes"
          required
          defaultValue=""
          placeholder="選んでください"
          choices={sizeChoices(item)}
          aria-label={`${item.product.name}のサイズ`}
        />
      )}
    </Field>
  )
}

function Item({ item, children }: { item: SchoolSetItem; children: ReactNode }) {
  const { product, quantity } = item
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        {product.image && <Picture picture={product.image} sizes="80px" shape="square" alt="" />}
      </span>
      <span className={styles.words}>
        <a href={`/product/${product.key}`}>{product.name}</a>
        <span className={styles.price}>
          <span translate="no">{formatYen(product.price_with_tax)}</span>
          {product.price_with_tax_to && '〜'}（税込）
          {quantity > 1 && `× ${quantity}`}
        </span>
      </span>
      <span className={styles.choice}>{children}</span>
    </li>
  )
}
