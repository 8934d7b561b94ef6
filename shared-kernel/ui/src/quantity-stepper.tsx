import { readCount } from '@storefront/locale-ja'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icon'
import styles from './quantity-stepper.module.css'
import { VisuallyHidden } from './visually-hidden'

export type QuantityStepperProps = {
  /** The name of the counted thing, e.g. of the product. */
  label: string
  value: number
  min?: number
  max?: number
  /** Unit that is counted, e.g. ケース. It may be typed, and follows the number in messages. */
  counter?: string
  name?: string
  isDisabled?: boolean
  /** Reports each number while it is typed, e.g. for a sum beside it. Otherwise only the one that is left. */
  isLive?: boolean
  onChange: (quantity: number) => void
}

/**
 * Renders a number between two buttons. Accepts full-width digits, commas of thousands and the unit. Shows a
 * message if the text is no number, counts another unit or is too high.
 */
export function QuantityStepper({
  label,
  value,
  min = 1,
  max = 99,
  counter = '点',
  name = 'quantity',
  isDisabled,
  isLive = false,
  onChange,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>()
  const [refused, setRefused] = useState<string>()
  /** The number that a button has set, for screen readers. */
  const [told, setTold] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const unitAsked = counter === '点' ? '' : `、${counter}の数を`
  const settle = (text = draft) => {
    setDraft(undefined)
    if (!text?.trim()) return
    const count = readCount(text, counter)
    if (count === undefined || count < min)
      return setRefused(`${min}以上の数字で${unitAsked}入力してください。数量は変わっていません。`)
    if (count <= max) return step(count)
    setRefused(`${max}${counter}までご注文いただけます。数量は変わっていません。`)
  }
  // If clicks come faster than renders, each click continues from the previous click's number.
  const counted = useRef(value)
  useLayoutEffect(() => void (counted.current = value))
  const step = (next: number) => {
    setRefused(undefined)
    const quantity = Math.min(Math.max(next, min), max)
    if (quantity === counted.current) return
    counted.current = quantity
    onChange(quantity)
  }
  const type = (text: string) => {
    setDraft(text)
    const count = isLive ? readCount(text, counter) : undefined
    if (count !== undefined && count >= min && count <= max) step(count)
  }
  const press = (change: number) => {
    step(counted.current + change)
    setTold(`${counted.current}${counter}`)
  }
  const takeEarly = useRef(() => {
    const early = field.current?.value ?? ''
    if (early === String(value)) return
    if (document.activeElement === field.current) setDraft(early)
    else settle(early)
  })
  // Adopts a number typed before hydration.
  useEffect(() => takeEarly.current(), [])
  return (
    <>
      <div className={styles.stepper} role="group" aria-label={`${label}の数量`}>
        <button
          type="button"
          aria-label="1つ減らす"
          disabled={isDisabled}
          // A disabled button would lose the focus.
          aria-disabled={value <= min}
          onClick={() => press(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          ref={field}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          aria-label="数量"
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? id : undefined}
          disabled={isDisabled}
          value={draft ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => settle()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter confirms the number instead of submitting the form.
            event.preventDefault()
            if (!event.nativeEvent.isComposing) settle()
          }}
        />
        <button
          type="button"
          aria-label="1つ増やす"
          disabled={isDisabled}
          aria-disabled={value >= max}
          onClick={() => press(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <VisuallyHidden isAnnounced>{told}</VisuallyHidden>
      {refused && (
        <p className={styles.refused} id={id} role="alert">
          {refused}
        </p>
      )}
    </>
  )
}
