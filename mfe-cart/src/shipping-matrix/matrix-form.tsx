import {
  commonCounter,
  type Cart,
  type CartAddressInput,
  type FormLayout,
  type UserAddress,
} from '@storefront/contracts'
import { Form, SubmitButton, useDraft } from '@storefront/forms'
import { AddressText, toPostedText, type PastedDraft } from '@storefront/forms/address-text'
import type { PostedForm } from '@storefront/http'
import { PostedRefusal } from '@storefront/remote'
import { Card, Checkbox, classNames, LinkButton, Panel } from '@storefront/ui'
import { useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useActionData, useNavigate, useSearchParams } from 'react-router-dom'
import { stepPath } from '../checkout-path'
import { ActionBar } from '../checkout/action-bar'
import { getDraft } from '../form-draft.state'
import { recordStep, useCartRecord } from '../use-cart-record'
import { withBack } from '../defaults/cart-defaults.rules'
import { runSubmit } from '../engine/cart.error-reactions'
import { changeCart, currentCart } from '../engine/cart.state'
import { NextStepNote } from '../shipping/delivery-wishes'
import {
  deliveryWishes,
  hasGiftChoice,
  isDeliveryStep,
  stepAfterShipping,
  stepOrOrderer,
} from '../shipping/shipping.rules'
import { SavedDestinations, TypedDestination } from './add-destinations'

import { groupIntoGoods, type Goods } from './goods.rules'
import { MatrixHeads } from './matrix-heads'
import { MatrixRow } from './matrix-row'
import {
  hasProblems,
  noProblems,
  problemOfGoods,
  findProblems,
  refusedProblems,
  listMessages,
  remainingProblems,
  type MatrixProblems,
} from './matrix-problems.rules'
import {
  changeMatrix,
  countsPosted,
  toDistribution,
  freeAddresses,
  knownDestination,
  buildMatrix,
  resumeMatrix,
  savedDestination,
  computeTotal,
  typedDestination,
  typedMatrix,
  type Matrix,
  type TypedMatrix,
} from './matrix.rules'
import { addressTextCalls, distribute } from './shipping-matrix.api'
import styles from './matrix.module.css'

const draft = getDraft<{ of: string } & TypedMatrix>('shipping-matrix')
const pastedDraft: PastedDraft = getDraft('address-text')
const wideFrom = 7

/** The server's refusal stays until the next submit, because only the server can tell what remains of it. */
type Found = { problems: MatrixProblems; isRefusal?: boolean }

type MatrixFormProps = { cart: Cart; layout: FormLayout; addresses: readonly UserAddress[] }

/** Distributes the products' quantities to addresses. The cart changes only on submit. */
export function MatrixForm({ cart, layout, addresses }: MatrixFormProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const posted = useActionData() as PostedForm | undefined
  const [goods] = useState(() => groupIntoGoods(cart.data.detail.products))
  const [version] = useState(cart.version)
  const [matrix, change] = useReducer(changeMatrix, undefined, () =>
    countsPosted(buildMatrix(cart, goods, knownDestination(cart, addresses)), posted?.values),
  )
  const [found, setFound] = useState<Found>({ problems: noProblems })
  const [isChoosingDelivery, setIsChoosingDelivery] = useState(true)
  const told = useRef<HTMLDivElement>(null)
  const endDraft = useMatrixDraft(cart, goods, matrix, (kept) => change({ restore: kept }))
  useCartRecord('begin_checkout', cart)
  useLayoutEffect(() => {
    if (hasProblems(found.problems)) told.current?.focus()
  }, [found])

  const problems = found.isRefusal
    ? found.problems
    : remainingProblems(found.problems, findProblems(matrix, goods))
  const add = (typed: readonly CartAddressInput[]) =>
    change({ add: typed.map((address) => typedDestination(address, crypto.randomUUID())) })
  const free = freeAddresses(addresses, matrix)
  const excess = Object.fromEntries(
    goods.flatMap((one) => {
      const problem = problemOfGoods(matrix, goods, one)
      return problem ? [[one.key, problem] as const] : []
    }),
  )
  const total = goods.reduce((sum, { key }) => sum + computeTotal(matrix.rows, key), 0)

  async function save() {
    const own = findProblems(matrix, goods)
    setFound({ problems: own })
    if (hasProblems(own)) return
    const isDone = await runSubmit(async () => {
      try {
        await changeCart(async (token) => {
          const answer = await distribute(toDistribution(matrix, goods), version)(token)
          // End the draft before the cart is adopted, because new addresses remount this form, which then
          // reads the draft.
          endDraft()
          return answer
        })
      } catch (error) {
        const refused = refusedProblems(error, matrix)
        if (!refused) throw error
        setFound({ problems: refused, isRefusal: true })
        throw new Refused()
      }
    }).catch((error: unknown) => {
      if (error instanceof Refused) return false
      throw error
    })
    if (!isDone) return
    const step = stepAfterShipping({ isChoosingDelivery }, search)
    if (!isDeliveryStep(step)) recordStep('add_shipping_info')
    await navigate(stepPath(stepOrOrderer(step, currentCart()?.data.detail, search)))
  }

  return (
    <div className={styles.screen}>
      {/* Enter in a count field triggers the form's first submit button, so this button must come first. */}
      <button type="submit" form={formId} name="intent" value="distribute" hidden />
      <Card title="お届け先を追加する">
        <div className={styles.tools}>
          <div>
            <TypedDestination layout={layout} onAdd={(address) => add([address])} />
          </div>
          {free.length > 0 && (
            <SavedDestinations
              formId={formId}
              addresses={free}
              onAdd={(chosen) => change({ add: chosen.map(savedDestination) })}
            />
          )}
          <AddressText
            {...addressTextCalls}
            draft={pastedDraft}
            owner={cart.token}
            phone={knownPhone(cart, addresses)}
            posted={{ formId, ...toPostedText(posted) }}
            onAdd={(typed) => {
              add(typed)
              return `${typed.length}件のお届け先を追加しました。`
            }}
          />
        </div>
      </Card>
      <Form id={formId} label="複数のお届け先" onSubmit={save}>
        <input type="hidden" name="version" value={version} />
        <PostedRefusal />
        {hasProblems(problems) && (
          <div ref={told} role="group" aria-label="ご確認ください" tabIndex={-1}>
            <Panel tone="danger" isAnnounced title="ご確認ください">
              <ul>
                {listMessages(problems).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </Panel>
          </div>
        )}
        <div className={classNames(styles.matrix, goods.length > wideFrom && styles.wide)}>
          <MatrixHeads
            matrix={matrix}
            goods={goods}
            problems={{ ...excess, ...problems.goods }}
            change={change}
          />
          {Object.values(excess).map((words) => (
            <Panel key={words} tone="caution">
              {words}
            </Panel>
          ))}
          {matrix.rows.length === 0 ? (
            <Panel tone="info">お届け先がまだありません。上から追加してください。</Panel>
          ) : (
            <ol className={styles.rows} aria-label="お届け先ごとの数量">
              {matrix.rows.map((row, index) => (
                <MatrixRow
                  key={row.destination.id}
                  row={row}
                  goods={goods}
                  number={index + 1}
                  problem={problems.rows[row.destination.id]}
                  change={change}
                />
              ))}
            </ol>
          )}
        </div>
        <p className={styles.summary} role="status">
          お届け先 {matrix.rows.length}件・商品 {total}
          {commonCounter(goods)}
        </p>
        <p className={styles.place}>
          カートの数量は、この合計に合わせて変わります。送料はお届け先ごとにかかります。
          {hasGiftChoice(cart.data.detail) &&
            '包装・のし・カードは、今の商品と同じものを付けてお届けします。'}
        </p>
        <Checkbox
          name="isChoosingDelivery"
          label={`${deliveryWishes(cart.data.detail)}を指定する`}
          note="お届け先ごとに変えることも、一件の内容を全員にコピーすることもできます。"
          checked={isChoosingDelivery}
          onChange={({ currentTarget }) => setIsChoosingDelivery(currentTarget.checked)}
        />
        <NextStepNote detail={cart.data.detail} isShown={isChoosingDelivery} />
        <ActionBar detail={cart.data.detail}>
          <SubmitButton size="lg" isWide name="intent" value="distribute">
            次へ進む
          </SubmitButton>
        </ActionBar>
        <LinkButton href={stepPath(withBack('/cart/shipping-select', search))} variant="quiet" isWide>
          一か所だけに届ける
        </LinkButton>
      </Form>
    </div>
  )
}

const formId = 'shipping-matrix'

/** Returns the phone number of the orderer or of the member's default address, or an empty text. */
const knownPhone = ({ data: { detail } }: Cart, addresses: readonly UserAddress[]) =>
  detail.orderer?.phone_number ?? addresses.find(({ is_default }) => is_default)?.phone_number ?? ''

/** Thrown for an error that is already shown next to the addresses. */
class Refused extends Error {
  override name = 'Refused'
}

/**
 * Restores as much of the draft as still fits after a reload or a change to the cart. Returns a function that
 * ends the draft once the cart contains the input.
 */
function useMatrixDraft(
  cart: Cart,
  goods: readonly Goods[],
  matrix: Matrix,
  restore: (kept: Matrix) => void,
): () => void {
  const kept = useDraft(draft)
  const isRestored = useRef(false)
  const isEnded = useRef(false)
  useLayoutEffect(() => {
    if (kept === undefined || isEnded.current) return
    if (isRestored.current) return draft.save({ of: cart.token, ...typedMatrix(matrix, cart, goods) })
    isRestored.current = true
    if (kept?.of === cart.token) restore(resumeMatrix(matrix, kept, goods))
  })
  return () => {
    isEnded.current = true
    draft.clear()
  }
}
