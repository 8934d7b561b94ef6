import type { School, SchoolSetItem } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { currentSite } from '@storefront/site'
import { Badge, Button, Card, Field, LinkButton, Panel, Picture, Select } from '@storefront/ui'
import { useState, type ReactNode } from 'react'
import { countAsAdded, lastSet } from '../school-ways/pupil-draft.state'
import {
  addedAnchor,
  addedPath,
  isMadeToOrder,
  garmentPath,
  listMissing,
  listNames,
  listOpen,
  readyAnchor,
  setAnchor,
  setQuery,
  sexNames,
  wholeText,
  type CountPieces,
  type PupilSet,
} from '../school-ways/school.rules'
import { MissingItems } from '../school-ways/missing-items'
import { AddedMark } from '../school-ways/set-steps'
import {
  addText,
  codeRow,
  countPieces,
  garmentActionText,
  splitSet,
  setPriceText,
  sizeChoices,
} from './school.rules'
import styles from './school.module.css'

type SetProps = PupilSet & {
  school: School
  count: CountPieces
  countOrdered: CountPieces
  isCartKnown: boolean
  isJustAdded: boolean
}

/**
 * Renders a uniform set. Made-to-measure garments are ordered one by one. The other items are added to the
 * cart together.
 */
export function SchoolSetCard(progress: SetProps) {
  const { school, set, grade, sex, count, countOrdered } = progress
  const { madeToOrder, ready, soldOut } = splitSet(set)
  const isWhole = madeToOrder.length === 0 && soldOut.length === 0
  const counts = { count, countOrdered }
  return (
    <section id={setAnchor(set)} aria-label={set.name} className={styles.set}>
      <Card title={set.name} action={set.sex && <Badge>{sexNames[set.sex]}</Badge>}>
        {set.note && <p className={styles.note}>{set.note}</p>}
        <p className={styles.total}>
          一式{countPieces(set.items)}点 <strong>{setPriceText(set)}</strong>（税込）
        </p>
        {madeToOrder.length > 0 && (
          <div className={styles.part}>
            <h3 className={styles.step}>採寸・お名前を指定する品</h3>
            <p className={styles.note}>
              品ごとに入力して、カートに入れてください。入れると、次の品をご案内します。
            </p>
            <ol className={styles.items}>
              {madeToOrder.map((item) => {
                const isAdded = count(item) > 0
                const action = garmentActionText(item, { isAdded })
                return (
                  <Item key={item.product.id} item={item} {...counts} of={{ school, set, grade, sex }}>
                    <LinkButton
                      size="sm"
                      variant={isAdded ? 'quiet' : 'secondary'}
                      href={garmentPath({ school, set, grade, sex }, item)}
                      aria-label={`${action} ${item.product.name}`}
                    >
                      {action}
                    </LinkButton>
                  </Item>
                )
              })}
            </ol>
          </div>
        )}
        {ready.length > 0 && <ReadyItems {...progress} ready={ready} isWhole={isWhole} />}
        {soldOut.length > 0 && (
          <ul className={styles.items}>
            {soldOut.map((item) => (
              <Item key={item.product.id} item={item} {...counts} of={{ school, set, grade, sex }}>
                <Badge tone="muted">売り切れ</Badge>
              </Item>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

type ReadyProps = SetProps & { ready: readonly SchoolSetItem[]; isWhole: boolean }

/**
 * Renders a form that is posted to the cart as an order by product codes, with or without scripts. The cart
 * leads back here, where the shopper sees what her set still lacks.
 */
function ReadyItems({ ready, isWhole, ...progress }: ReadyProps) {
  const { school, set, grade, sex, count, countOrdered, isCartKnown } = progress
  const { isSelling } = currentSite().settings
  const open = listOpen(ready, count)
  // The items may have left the cart since, or been ordered.
  const inCart = ready.filter((item) => count(item) > countOrdered(item))
  const whole = inCart.filter(({ product }) => !open.some((one) => one.product.id === product.id))
  const isJustAdded = progress.isJustAdded && whole.length > 0
  // An unknown cart may have it all.
  const missing = isCartKnown ? listMissing({ set, grade, sex, sets: school.sets, count }) : []
  const isComplete = isCartKnown && missing.length === 0
  const [isPosting, setIsPosting] = useState(false)
  /** Ignores a second press, until Back shows this page again. */
  function post() {
    countAsAdded(open.map(({ product }) => product.key))
    lastSet.save(setQuery({ school, set, grade, sex }))
    setIsPosting(true)
    addEventListener('pagehide', () => setIsPosting(false), { once: true })
  }
  return (
    <form
      id={readyAnchor(set)}
      method="post"
      action="/cart"
      className={styles.part}
      aria-label={`${set.name}をカートに入れる`}
      onSubmit={post}
    >
      {!isWhole && (
        <h3 className={styles.step}>
          そのままカートに入れられる品
          {open.length > 0 && (
            <span className={styles.sum}>
              {countPieces(open)}点 {setPriceText({ items: open })}（税込）
            </span>
          )}
        </h3>
      )}
      <input type="hidden" name="intent" value="codes" />
      <input type="hidden" name="next" value={addedPath({ school, set, grade, sex })} />
      <ul className={styles.items}>
        {ready.map((item) => (
          <Item
            key={item.product.id}
            item={item}
            count={count}
            countOrdered={countOrdered}
            of={{ school, set, grade, sex }}
          >
            <CodeField item={open.find(({ product }) => product.id === item.product.id)} />
          </Item>
        ))}
      </ul>
      {isJustAdded && (
        <div id={addedAnchor(set)} className={styles.added}>
          <Panel
            tone="positive"
            title={isComplete ? wholeText(set) : `${listNames(school, whole)}が、カートにそろいました`}
            action={
              <LinkButton href="/cart" variant={isComplete ? 'primary' : 'secondary'}>
                カートを見る
              </LinkButton>
            }
          >
            <MissingItems {...progress} missing={missing} />
          </Panel>
        </div>
      )}
      {inCart.length > 0 && open.length === 0 && !isJustAdded && (
        <LinkButton href="/cart" isWide>
          カートを見る
        </LinkButton>
      )}
      {isWhole && open.length > 0 && countPieces(open) < countPieces(ready) && (
        <p className={styles.sum}>
          残り{countPieces(open)}点 {setPriceText({ items: open })}（税込）
        </p>
      )}
      {isSelling && open.length > 0 && (
        <Button type="submit" variant="primary" icon="cart" isWide isPending={isPosting}>
          {isWhole && countPieces(open) === countPieces(ready)
            ? '一式をカートに入れる'
            : addText(school, open)}
        </Button>
      )}
      {!isJustAdded && <MissingItems {...progress} missing={missing} />}
    </form>
  )
}

/** Posts the pieces still to buy, in a size if there are several. */
function CodeField({ item }: { item: SchoolSetItem | undefined }) {
  if (!item) return null
  if (item.sizes.length > 0) return <SizeChoice item={item} />
  return <input type="hidden" name="codes" value={codeRow(item.product.code, item.quantity)} />
}

/** Shows its own message for a missing size, because a browser's bubble covers the next item. */
function SizeChoice({ item }: { item: SchoolSetItem }) {
  const [isMissing, setMissing] = useState(false)
  return (
    <Field label="サイズ" error={isMissing ? 'サイズを選択してください' : undefined}>
      {(control) => (
        <Select
          {...control}
          name="codes"
          required
          defaultValue=""
          placeholder="選んでください"
          choices={sizeChoices(item)}
          aria-label={`${item.product.name}のサイズ`}
          onChange={() => setMissing(false)}
          onInvalid={(event) => {
            event.preventDefault()
            setMissing(true)
            findFirstEmpty(event.currentTarget.form)?.focus()
          }}
        />
      )}
    </Field>
  )
}

const findFirstEmpty = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll('select') ?? [])].find(({ value }) => value === '')

type ItemProps = {
  item: SchoolSetItem
  count: CountPieces
  countOrdered: CountPieces
  of: PupilSet
  children: ReactNode
}

/** The name of a garment leads to its order in this set, because its own page knows no next garment. */
function Item({ item, of, children, ...counts }: ItemProps) {
  const { product, quantity } = item
  const isOrdered = isMadeToOrder(item) && product.stock_state !== 'sold_out'
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        {product.image && <Picture picture={product.image} sizes="80px" shape="square" alt="" />}
      </span>
      <span className={styles.words}>
        <a
          href={isOrdered ? garmentPath(of, item) : `/product/${product.key}`}
          onClick={() => lastSet.save(setQuery(of))}
        >
          {product.name}
        </a>
        <span className={styles.price}>
          <span translate="no">{formatYen(product.price_with_tax)}</span>
          {product.price_with_tax_to && '〜'}（税込）
          {quantity > 1 && `× ${quantity}`}
        </span>
        <AddedMark item={item} {...counts} />
      </span>
      <span className={styles.choice}>{children}</span>
    </li>
  )
}
