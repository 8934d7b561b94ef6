import {
  accessoriesTitle,
  accessoryUnit,
  findSample,
  isExcluding,
  isNoshiNameless,
  isReplacing,
  replacementText,
  noshiDrawingUrl,
  productCounter,
  type Accessory,
  type Product,
} from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { Button, Checkbox, Disclosure, Picture } from '@storefront/ui'
import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { openHeading, type ChosenAccessory } from '../use-purchase'
import { AccessoryText } from './accessory-text'
import { GiftCustoms, type GiftCustomsProduct } from './gift-customs'
import { nameChosen } from './extras.rules'
import { useOccasionHeadings } from './occasion-headings'
import { findCords } from './suggested-noshi.rules'
import { accessoriesId, isAskingForText, UnscriptedText, UnscriptedTextLink } from './unscripted-text'
import styles from './accessory-choices.module.css'

type AccessoryChoicesProps = {
  product: GiftCustomsProduct & Pick<Product, 'pieces'>
  accessories: readonly Accessory[]
  chosen: readonly ChosenAccessory[]
  onChange: (chosen: readonly ChosenAccessory[]) => void
  /** Changes if the shopper has to choose the heading of a noshi before going on. */
  headingAsked?: number
  /** Form that submits the choices without scripts. */
  formId?: string
}

export function AccessoryChoices({
  product,
  accessories,
  chosen,
  onChange,
  headingAsked = 0,
  formId,
}: AccessoryChoicesProps) {
  const [query] = useSearchParams()
  const section = useRef<HTMLElement>(null)
  /** Accessories taken off again, with what was typed for them. */
  const takenOff = useRef(new Map<string, ChosenAccessory>())
  const isDressed = accessories.some(
    ({ key, kind }) => kind === 'noshi' && chosen.some((one) => one.key === key),
  )
  const headings = useOccasionHeadings(isDressed)
  useLayoutEffect(() => {
    if (headingAsked === 0) return
    section.current?.querySelector('details')?.setAttribute('open', '')
    section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [headingAsked])
  if (accessories.length === 0) return null
  const without = (key: string) => chosen.filter((one) => one.key !== key)
  const takeOff = (key: string) => {
    const own = chosen.find((one) => one.key === key)
    if (own) takenOff.current.set(key, own)
    return without(key)
  }
  /** Returns the accessories that stay beside a newly chosen one. Keeps what was typed for the others. */
  const givingWay = (accessory: Accessory) => {
    const rivals = listRivals(accessory, accessories, chosen).map(({ key }) => key)
    for (const own of chosen) if (rivals.includes(own.key)) takenOff.current.set(own.key, own)
    return chosen.filter(({ key }) => !rivals.includes(key))
  }
  const names = nameChosen(accessories, chosen)
  const title = accessoriesTitle(accessories)
  const nameless = chosen.find(({ key, choice, text }) =>
    accessories.some(
      (one) =>
        one.key === key &&
        one.kind === 'noshi' &&
        one.text_label &&
        isNoshiNameless({ noshi_heading: choice, noshi_name: text }),
    ),
  )
  /** Opens the choices at the names, which are closed as long as the preset heading fits. */
  const askForName = () => {
    section.current?.querySelector('details')?.setAttribute('open', '')
    section.current?.querySelector<HTMLElement>(`[data-accessory="${nameless?.key}"] textarea`)?.focus()
  }
  return (
    <section ref={section} id={accessoriesId} aria-label={title} className={styles.section}>
      <Disclosure
        isInitiallyOpen={isAskingForText(query)}
        summary={
          <>
            {title}を選ぶ
            <span className={styles.summary}>{names.length > 0 ? names.join('、') : '指定なし'}</span>
          </>
        }
      >
        <ul className={styles.list}>
          {accessories.map((accessory) => {
            const own = chosen.find(({ key }) => key === accessory.key)
            const change = (change: Partial<ChosenAccessory>) =>
              onChange([...without(accessory.key), { ...own, ...change, key: accessory.key }])
            return (
              <li key={accessory.key} className={styles.accessory} data-accessory={accessory.key}>
                <Sample accessory={accessory} chosen={own} />
                <div>
                  <Checkbox
                    label={accessory.name}
                    note={
                      <>
                        {priceText(accessory, product)}
                        {!own && (
                          <span className={styles.conflict}>
                            {replacementText(
                              listRivals(accessory, accessories, chosen).map(({ name }) => name),
                            )}
                          </span>
                        )}
                      </>
                    }
                    {...(formId ? { form: formId, name: 'accessory_id', value: accessory.id } : {})}
                    checked={own !== undefined}
                    onChange={({ target }) =>
                      onChange(
                        target.checked
                          ? [
                              ...givingWay(accessory),
                              takenOff.current.get(accessory.key) ?? atFirst(accessory),
                            ]
                          : takeOff(accessory.key),
                      )
                    }
                  />
                  {own ? (
                    <AccessoryText
                      accessory={accessory}
                      chosen={own}
                      headings={headings}
                      isHeadingAsked={headingAsked > 0}
                      onChange={change}
                      formId={formId}
                    />
                  ) : (
                    formId && (
                      <noscript>
                        <UnscriptedText accessory={accessory} formId={formId} />
                      </noscript>
                    )
                  )}
                </div>
              </li>
            )
          })}
        </ul>
        <GiftCustoms {...{ product, accessories, chosen, onChange }} />
        {formId && (
          <noscript>
            <UnscriptedTextLink />
          </noscript>
        )}
      </Disclosure>
      {nameless && (
        <p className={styles.printed}>
          <span>{`表書き：${nameless.choice}・お名前：なし`}</span>
          <Button size="sm" variant="quiet" icon="edit" onClick={askForName}>
            お名前を入れる
          </Button>
        </p>
      )}
    </section>
  )
}

type SampleProps = { accessory: Accessory; chosen: ChosenAccessory | undefined }

/** Shows the shop's picture. A noshi with a heading is drawn, because the picture has another cord. */
function Sample({ accessory, chosen }: SampleProps) {
  if (accessory.kind === 'noshi' && chosen?.choice) {
    const cord = chosen.cord ?? findCords([accessory], chosen.choice)[0]
    const drawing = noshiDrawingUrl({
      noshi_heading: chosen.choice,
      ...(cord ? { noshi_cord: cord } : {}),
    })
    return <img className={styles.preview} src={drawing} alt="" width={297} height={210} loading="lazy" />
  }
  const sample = findSample(accessory, chosen?.choice)
  return sample ? (
    <Picture picture={sample} sizes="72px" shape="square" alt="" className={styles.preview} />
  ) : (
    <span className={styles.preview} />
  )
}

/** Leaves the heading of a noshi open, because it depends on the purpose. */
const atFirst = ({ key, id, kind, choices }: Accessory): ChosenAccessory => ({
  key,
  accessory_id: id,
  choice: kind === 'noshi' && choices.length > 1 ? openHeading : choices[0],
})

/** Lists the chosen accessories that a piece can't have beside this one. */
const listRivals = (
  accessory: Accessory,
  accessories: readonly Accessory[],
  chosen: readonly ChosenAccessory[],
): Accessory[] =>
  accessories.filter(
    (other) =>
      (isExcluding(accessory, other) || isReplacing(accessory, other)) &&
      chosen.some(({ key }) => key === other.key),
  )

function priceText(accessory: Accessory, product: Pick<Product, 'pieces'>): string {
  const price = accessory.price_with_tax === 0 ? '無料' : `${formatYen(accessory.price_with_tax)}（税込）`
  const unit = accessoryUnit(accessory, productCounter(product))
  const { added_days = 0 } = accessory
  const delay = added_days > 0 ? `お届けは${added_days}営業日遅くなります` : undefined
  return [price, unit, delay].filter(Boolean).join('・')
}
