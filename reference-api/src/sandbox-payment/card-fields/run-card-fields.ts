import type { CardFieldName, CardFieldsCommand, CardFieldsNotice } from '@storefront/contracts'
import { cardFields, readTypedCard, type TypedCard } from '../card/typed-card.rules'
import { applyLook } from './apply-look'
import { openField, type FrameField } from './frame-field'
import { issueToken } from './issue-token'

const namesInShop: Record<keyof TypedCard, CardFieldName> = {
  number: 'ccNumber',
  expiration: 'ccExpiration',
  security_code: 'securityCode',
  name: 'ccName',
}

/** The key code that Safari gives the Enter that ends a composition. */
const compositionKeyCode = 229

/**
 * Runs the framed fields. Sends to and obeys only the shop that the page was served for, and sends it neither
 * number nor security code. Returns how to stop.
 */
export function runCardFields(): () => void {
  const { shop = '', month = '' } = document.body.dataset
  const container = document.getElementById('fields')!
  const fields = cardFields.map(openField)
  const tell = (notice: CardFieldsNotice) => window.parent.postMessage(notice, shop)
  let wasValid = false

  const byField = <Value>(read: (field: FrameField) => Value) =>
    Object.fromEntries(fields.map((field) => [field.name, read(field)])) as Record<keyof TypedCard, Value>
  const readCard = () =>
    readTypedCard(
      byField(({ input }) => input.value),
      month,
      byField(({ label }) => label),
    )

  function update() {
    const { errors, isValid } = readCard()
    for (const { name, isTouched, refusal, showProblem } of fields)
      showProblem(refusal ?? (isTouched ? errors[name]?.[0] : undefined))
    if (isValid !== wasValid) tell({ kind: 'validity', isValid })
    wasValid = isValid
  }

  function report() {
    for (const field of fields) field.isTouched = true
    update()
  }

  async function tokenise(id: number) {
    const { number, expiration, security_code, name } = readCard()
    const { outcome, errors } = await issueToken(id, { number, expiration, security_code, name })
    for (const field of fields) field.refusal = errors?.[field.name]?.[0]
    update()
    tell(outcome)
  }

  function show({ labels, look }: Extract<CardFieldsCommand, { kind: 'show' }>) {
    applyLook(look)
    for (const field of fields) field.describe(labels[namesInShop[field.name]])
    container.hidden = false
    tell({ kind: 'ready', height: container.offsetHeight })
    new ResizeObserver(() => tell({ kind: 'resized', height: container.offsetHeight })).observe(container)
    // A browser may have filled in the fields already.
    update()
  }

  function obey(command: CardFieldsCommand) {
    switch (command.kind) {
      case 'show':
        return show(command)
      case 'restyle':
        return applyLook(command.look)
      case 'report':
        return report()
      case 'focus':
        return (fields.find(({ hasProblem }) => hasProblem) ?? fields[0])?.input.focus()
      case 'tokenise':
        return void tokenise(command.id)
    }
  }

  for (const field of fields) {
    field.input.addEventListener('input', () => {
      field.refusal = undefined
      update()
    })
    field.input.addEventListener('blur', () => {
      field.isTouched = true
      field.input.value = readCard()[field.name]
      update()
    })
    field.input.addEventListener('keydown', ({ key, isComposing, keyCode }) => {
      if (key === 'Enter' && !isComposing && keyCode !== compositionKeyCode) tell({ kind: 'submit' })
    })
  }
  const hear = ({ origin, source, data }: MessageEvent<CardFieldsCommand>) => {
    if (origin === shop && source === window.parent) obey(data)
  }
  addEventListener('message', hear)
  tell({ kind: 'loaded' })
  return () => removeEventListener('message', hear)
}
