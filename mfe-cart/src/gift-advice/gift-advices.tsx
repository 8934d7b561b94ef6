import { Button, LinkButton, Panel } from '@storefront/ui'
import { useState, type ReactNode } from 'react'
import { stepPath } from '../checkout-path'
import { runCommand } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { toCure, type CartAdvice } from './gift-advice.rules'
import styles from './gift-advices.module.css'

type GiftAdvicesProps = {
  advices: readonly CartAdvice[]
  /** The screen that links need not lead to. */
  here: string
  /** Names the product, where the advice doesn't stand at its line. */
  isNamed?: boolean
  /** Opens the choices of the line on this screen, instead of the link to the screen that has them. */
  onDress?: (() => void) | undefined
  /** Wraps the button that cures, so that it also works without JavaScript. */
  button: (advice: CartAdvice, cure: { isPending: boolean; onPress: () => void }) => ReactNode
}

const choicesScreen = '/cart/shipping-detail'

/** Points out customs of giving, each with its cure. Nothing is stopped. */
export function GiftAdvices({ advices, here, isNamed = false, onDress, button }: GiftAdvicesProps) {
  if (advices.length === 0) return null
  return (
    <div className={styles.advices}>
      {advices.map((advice) => (
        <GiftAdvice
          key={`${advice.rule.key} ${advice.line.key}`}
          {...{ advice, here, isNamed, onDress, button }}
        />
      ))}
    </div>
  )
}

type GiftAdviceProps = Omit<GiftAdvicesProps, 'advices'> & { advice: CartAdvice }

function GiftAdvice({ advice, here, isNamed, onDress, button }: GiftAdviceProps) {
  const { rule, line } = advice
  const [isPending, setIsPending] = useState(false)
  const change = toCure(advice)

  async function cure() {
    if (!change || isPending) return
    setIsPending(true)
    await runCommand(() => changeCart(change))
    setIsPending(false)
  }

  return (
    <Panel
      tone="caution"
      action={change ? button(advice, { isPending, onPress: () => void cure() }) : toLink()}
    >
      {isNamed && `${line.product_info.name}：`}
      {rule.sentence}
    </Panel>
  )

  function toLink() {
    const { href, label } = rule.cure
    if (!href || href === here) return undefined
    return (
      <LinkButton
        href={href.startsWith('/cart/') ? stepPath(href) : href}
        size="sm"
        onClick={(event) => {
          if (!onDress || href !== choicesScreen) return
          event.preventDefault()
          onDress()
        }}
      >
        {label}
      </LinkButton>
    )
  }
}

/** Posts the cure of the cart's screen. */
export const CureForm = ({
  advice: { rule, line },
  isPending,
  onPress,
}: {
  advice: CartAdvice
  isPending: boolean
  onPress: () => void
}) => (
  <form
    method="post"
    action="/cart"
    onSubmit={(event) => {
      event.preventDefault()
      onPress()
    }}
  >
    <input type="hidden" name="intent" value="cure" />
    <input type="hidden" name="rule" value={rule.key} />
    <input type="hidden" name="key" value={line.key} />
    <Button type="submit" size="sm" isPending={isPending}>
      {rule.cure.label}
    </Button>
  </form>
)
