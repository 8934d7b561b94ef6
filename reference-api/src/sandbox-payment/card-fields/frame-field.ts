import type { CardFieldLabel } from '@storefront/contracts'
import type { TypedCard } from '../card/typed-card.rules'

/** Binds one field of the page: its input, texts and problem. */
export function openField(name: keyof TypedCard) {
  const find = (id: string) => document.getElementById(id)!
  const input = find(name) as HTMLInputElement
  const help = find(`${name}-help`)
  const problemText = find(`${name}-problem`).lastElementChild!
  let label = ''
  let problem = ''

  function render() {
    problemText.textContent = problem
    const described = [problem && `${name}-problem`, help.textContent && `${name}-help`].filter(Boolean)
    setAttribute('aria-describedby', described.join(' '))
    setAttribute('aria-invalid', problem && 'true')
  }
  const setAttribute = (attribute: string, value: string) =>
    value ? input.setAttribute(attribute, value) : input.removeAttribute(attribute)

  return {
    name,
    input,
    /** True once the field lost focus. Until then, it shows no problem of its own. */
    isTouched: false,
    /** The service's problem with the submitted text, until the text changes. */
    refusal: undefined as string | undefined,
    get label() {
      return label
    },
    get hasProblem() {
      return problem !== ''
    },
    describe(texts: CardFieldLabel) {
      label = texts.label
      find(`${name}-label`).textContent = texts.label
      help.textContent = texts.help ?? ''
      render()
    },
    showProblem(text = '') {
      if (text === problem) return
      problem = text
      render()
    },
  }
}

export type FrameField = ReturnType<typeof openField>
